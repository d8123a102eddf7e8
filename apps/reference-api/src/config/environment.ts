import { isIP } from 'node:net';
import { MAX_DOCUMENT_BYTES } from '@guest/api-contract';
import * as v from 'valibot';
import { parseDocumentKeys } from '../documents/documentKeys';
import { logLevels } from './logLevels';

const MAX_PORT = 65_535;
const MAX_DOCUMENT_MB = MAX_DOCUMENT_BYTES / 1_000_000;
const MAX_RETENTION_DAYS = 3_650;

const absent = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);
/** A variable that is set to nothing counts as absent: `PORT= npm start`. */
const setting = <const S extends v.GenericSchema>(schema: S) => v.optional(v.union([absent, schema]));

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Where a service of another provider answers: absolute, without a query, the last slash cut off. */
const ServiceUrl = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^\s?#"';,]+$/u),
  v.check((text) => URL.canParse(text)),
  v.transform((text) => text.replace(/\/+$/u, '')),
);

/** A page of somebody else that guests are led to. */
const OutsideUrl = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^/\s]\S*$/u),
  v.check((text) => URL.canParse(text)),
);

/** The project of an error reporting service, as Sentry writes it. */
const Dsn = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/\w+@[^@/\s?#"';,]+\/(?:[\w-]+\/)*\d+$/u),
  v.check((text) => URL.canParse(text)),
);

/** The origin that guests see: no path, since the app's addresses begin at its root. */
const Origin = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[\w.-]+(?::\d{1,5})?\/?$/u),
  v.check((text) => URL.canParse(text)),
  v.transform((text) => new URL(text).origin),
);

const Words = (word: RegExp) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/u).filter((entry) => entry !== '')),
    v.array(v.pipe(v.string(), v.regex(word))),
  );

/** A whole number from 0 to a limit. */
const NumberUpTo = (limit: number) => v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(limit));

const isNetwork = (text: string) => {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  return isIP(address) !== 0 && /^\d{1,3}$/u.test(prefix) && Number(prefix) <= 128 && rest.length === 0;
};
const Proxies = v.pipe(
  v.string(),
  v.check((text) => text.split(/[\s,]+/u).every((entry) => entry === 'loopback' || isNetwork(entry))),
);

/** An origin, as a browser names it; in a policy also with a `*.` in front of the host. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/u;

/** The environment variables that the server reads, as they are written. */
export const Environment = v.object({
  PORT: setting(v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(MAX_PORT))),
  HOST: setting(v.pipe(v.string(), v.regex(/^[\w.:-]+$/u))),
  DATA_DIR: setting(Text),
  DATABASE_URL: setting(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\/\S+$/u))),
  API_URL: setting(ServiceUrl),
  REVIEWS_URL: setting(ServiceUrl),
  ACTIVITIES_URL: setting(ServiceUrl),
  STATIC_URL: setting(ServiceUrl),
  INGEST_URL: setting(ServiceUrl),
  PRESS_KIOSK_URL: setting(OutsideUrl),
  DEMO_PRESS_KIOSK_URL: setting(OutsideUrl),
  VIDEO_AND_BOOK_DOMAIN: setting(
    v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/u)),
  ),
  SENTRY_DSN: setting(Dsn),
  SENTRY_ENVIRONMENT: setting(v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,64}$/u))),
  TAG_MANAGER_ID: setting(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,40}$/u))),
  TAG_MANAGER_URL: setting(ServiceUrl),
  TAG_MANAGER_HOSTS: setting(Words(ORIGIN)),
  LOG_LEVEL: setting(v.picklist(logLevels)),
  SERVER_SECRET: setting(v.pipe(v.string(), v.minLength(32))),
  PUBLIC_URL: setting(Origin),
  DOCUMENT_DIR: setting(Text),
  DOCUMENT_KEYS: setting(
    v.pipe(
      v.string(),
      v.check((text) => parseDocumentKeys(text) !== undefined),
    ),
  ),
  DOCUMENT_RETENTION_DAYS: setting(NumberUpTo(MAX_RETENTION_DAYS)),
  MAX_DOCUMENT_MB: setting(v.pipe(NumberUpTo(MAX_DOCUMENT_MB), v.minValue(1))),
  OPERATOR_TOKEN: setting(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{32,}$/u))),
  GOOGLE_MAPS_KEY: setting(v.pipe(v.string(), v.regex(/^[\w-]{10,200}$/u))),
  TRUST_PROXY: setting(v.union([v.picklist(['true', 'false']), Proxies])),
  CORS_ORIGINS: setting(Words(ORIGIN)),
  FRAME_ANCESTORS: setting(Words(ORIGIN)),
  IMAGE_HOSTS: setting(Words(ORIGIN)),
  WEB_DIR: setting(Text),
  SEED_DEMO: setting(v.picklist(['true', 'false'])),
});
export type Environment = v.InferOutput<typeof Environment>;

/** What each variable has to look like: said instead of the value, which may be a secret. */
export const expectations: Record<keyof Environment, string> = {
  PORT: `a whole number from 0 to ${MAX_PORT}`,
  HOST: 'a host name or an address, such as 127.0.0.1',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address that begins with postgres://',
  API_URL: 'an address that begins with http:// or https://',
  REVIEWS_URL: 'an address that begins with http:// or https://',
  ACTIVITIES_URL: 'an address that begins with http:// or https://',
  STATIC_URL: 'an address that begins with http:// or https://',
  INGEST_URL: 'an address that begins with http:// or https://',
  PRESS_KIOSK_URL: 'an address that begins with http:// or https://',
  DEMO_PRESS_KIOSK_URL: 'an address that begins with http:// or https://',
  VIDEO_AND_BOOK_DOMAIN: 'a host name, such as videos.example.com',
  SENTRY_DSN: 'an address such as https://key@errors.example.com/42',
  SENTRY_ENVIRONMENT: 'a word, such as production',
  TAG_MANAGER_ID: 'an id, such as GTM-ABC123',
  TAG_MANAGER_URL: 'an address that begins with http:// or https://',
  TAG_MANAGER_HOSTS: 'a list of origins, such as https://statistics.example.com',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  SERVER_SECRET: 'at least 32 characters',
  DOCUMENT_DIR: 'a folder',
  DOCUMENT_KEYS: 'a list of name:key, each key 32 bytes in base64, the first one for new papers',
  DOCUMENT_RETENTION_DAYS: `a whole number from 0 to ${MAX_RETENTION_DAYS}`,
  MAX_DOCUMENT_MB: `a whole number from 1 to ${MAX_DOCUMENT_MB}`,
  OPERATOR_TOKEN: 'at least 32 letters and digits',
  GOOGLE_MAPS_KEY: 'a key for browsers of the Google Maps Platform',
  PUBLIC_URL: 'an origin, such as https://guests.example.com',
  TRUST_PROXY: 'true, false, loopback or a list of addresses',
  CORS_ORIGINS: 'a list of origins, such as https://app.example.com',
  FRAME_ANCESTORS: 'a list of origins, such as https://app.example.com',
  IMAGE_HOSTS: 'a list of origins, such as https://images.example.com',
  WEB_DIR: 'a folder',
  SEED_DEMO: 'true or false',
};
