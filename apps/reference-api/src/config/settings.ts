import { isIP } from 'node:net';
import { RuntimeConfig } from '@guest/api-client';
import { MAX_DOCUMENT_BYTES } from '@guest/api-contract';
import * as v from 'valibot';
import { logLevels } from '../diagnostics/logLevels';
import { StartError } from '../diagnostics/startError';
import { parseDocumentKeys } from '../documents/documentKeys';

export const MEGABYTE = 1_000_000;
const MAX_PORT = 65_535;
const MAX_DOCUMENT_MB = MAX_DOCUMENT_BYTES / MEGABYTE;
const MAX_DAILY_MB = 1_000_000;
const MAX_RETENTION_DAYS = 3_650;
const canvasQualities = ['low', 'medium', 'high'] as const;

/** A variable. Its error names what was expected, never the value, which may be a secret. */
const setting = <const S extends v.GenericSchema<string, unknown>>(expectation: string, schema: S) =>
  v.optional(v.message(schema, expectation));

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const wordsOf = (text: string) => text.split(/[\s,]+/u).filter((word) => word !== '');
/** A whole number from 0 to a limit. */
const numberUpTo = (limit: number) => v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(limit));

const folder = setting('a folder or file', v.pipe(v.string(), v.trim(), v.nonEmpty()));

/** Where a service of another provider answers: absolute, without a query, the last slash cut off. */
const serviceUrl = setting(
  'an address that begins with http:// or https://',
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^\s?#"';,]+$/u),
    v.check((text) => URL.canParse(text)),
    v.transform((text) => text.replace(/\/+$/u, '')),
  ),
);

/** Origins, as a browser names them; in a policy also with a `*.` in front of the host. */
const origins = (example: string) =>
  v.optional(
    v.message(
      v.pipe(
        v.string(),
        v.transform(wordsOf),
        v.array(matching(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/u)),
      ),
      `a list of origins, such as https://${example}.example.com`,
    ),
    '',
  );

const isNetwork = (text: string) => {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  return isIP(address) !== 0 && /^\d{1,3}$/u.test(prefix) && Number(prefix) <= 128 && rest.length === 0;
};

/**
 * What the server itself reads. `fieldOf` derives a field from its variable: `dataDir` is `DATA_DIR`. The README lists
 * every variable.
 */
const OwnSettings = v.object({
  port: setting(`a whole number from 0 to ${MAX_PORT}`, numberUpTo(MAX_PORT)),
  host: setting('a host name or an address, such as 127.0.0.1', matching(/^[\w.:-]+$/u)),
  dataDir: folder,
  /** PostgreSQL; absent means SQLite in the data folder. */
  databaseUrl: setting('an address that begins with postgres://', matching(/^postgres(?:ql)?:\/\/\S+$/u)),
  logLevel: setting(`one of ${logLevels.join(', ')}`, v.picklist(logLevels)),
  /** Absent: generated once and kept in the data folder. */
  serverSecret: setting('at least 32 characters', v.pipe(v.string(), v.minLength(32))),
  /** Where sealed identity papers lie. */
  documentDir: folder,
  /** `name:key`, the first one seals; absent: generated once and kept in the data folder. */
  documentKeys: setting(
    'a list of name:key, each key 32 bytes in base64, the first one for new papers',
    v.pipe(
      v.string(),
      v.check((text) => parseDocumentKeys(text) !== undefined),
    ),
  ),
  /** How long papers are kept after the departure, in days. */
  documentRetentionDays: setting(
    `a whole number from 0 to ${MAX_RETENTION_DAYS}`,
    numberUpTo(MAX_RETENTION_DAYS),
  ),
  maxDocumentMb: setting(
    `a whole number from 1 to ${MAX_DOCUMENT_MB}`,
    v.pipe(numberUpTo(MAX_DOCUMENT_MB), v.minValue(1)),
  ),
  /** What one hotel may store in a day. */
  maxDailyMb: setting(
    `a whole number from 1 to ${MAX_DAILY_MB}`,
    v.pipe(numberUpTo(MAX_DAILY_MB), v.minValue(1)),
  ),
  /** The secret with which the hotel's staff read papers; absent: nobody can. */
  operatorToken: setting('at least 32 letters and digits', matching(/^[\w.~+/=-]{32,}$/u)),
  /** The origin by which guests reach this server; absent: the host of each request. */
  publicUrl: setting(
    'an origin, such as https://guests.example.com',
    v.pipe(
      v.string(),
      v.trim(),
      // No path: the app's addresses begin at its root.
      v.regex(/^https?:\/\/[\w.-]+(?::\d{1,5})?\/?$/u),
      v.check((text) => URL.canParse(text)),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  /** Where mails are handed to; absent: they are written into the data folder. */
  smtpUrl: setting(
    'an address that begins with smtp:// or smtps://',
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/[^\s/]+\/?(?:\?\S*)?$/u),
      v.check((text) => URL.canParse(text)),
    ),
  ),
  /** The address that mails are from. */
  mailFrom: setting('an e-mail address', v.pipe(v.string(), v.trim(), v.rfcEmail())),
  /** How long mails in the data folder are kept, in days. */
  mailRetentionDays: setting(
    `a whole number from 0 to ${MAX_RETENTION_DAYS}`,
    numberUpTo(MAX_RETENTION_DAYS),
  ),
  /** How long recorded sessions are kept, in days, as guests are told. */
  recordingRetentionDays: setting(
    `a whole number from 1 to ${MAX_RETENTION_DAYS}`,
    v.pipe(numberUpTo(MAX_RETENTION_DAYS), v.minValue(1)),
  ),
  /** How well pictures of canvases in recordings are drawn; absent: none are taken. */
  recordingCanvasQuality: setting(`one of ${canvasQualities.join(', ')}`, v.picklist(canvasQualities)),
  /** A JSON file with the conditions, flags and tags of recordings. */
  recordingRules: folder,
  /** The secret key of the Stripe account; absent: Stripe is not connected. */
  stripeSecretKey: setting('a secret key of Stripe', matching(/^[sr]k_\w+$/u)),
  /** The secret that signs Stripe's events. */
  stripeWebhookSecret: setting('a signing secret of Stripe', matching(/^whsec_\S+$/u)),
  /** A stand-in for Stripe's API, for tests. */
  stripeApiUrl: serviceUrl,
  /** Whether calls of services elsewhere go through this server; otherwise browsers ask them directly. */
  apiProxy: setting('one of on, off', v.picklist(['on', 'off'])),
  /** The proxies that are trusted to report the guest's address. */
  trustProxy: setting(
    'true, false, loopback or a list of addresses',
    v.pipe(
      v.string(),
      v.transform((text) => (text === 'true' || text === 'false' ? text === 'true' : wordsOf(text))),
      v.check(
        (trust) =>
          typeof trust === 'boolean' || trust.every((word) => word === 'loopback' || isNetwork(word)),
      ),
    ),
  ),
  /** Other origins whose pages may call the API. */
  corsOrigins: origins('app'),
  /** Other origins that may show the pages in a frame. */
  frameAncestors: origins('app'),
  /** Other origins that pictures may come from. */
  imageHosts: origins('images'),
  /** Other origins that the tag manager's tags may reach. */
  tagManagerHosts: origins('statistics'),
  /** The built guest web app. */
  webDir: folder,
  /** Whether an empty database gets the demo hotels. */
  seedDemo: setting('true or false', v.picklist(['true', 'false'])),
});

const {
  apiUrl,
  reviewsUrl,
  activitiesUrl,
  staticUrl,
  ingestUrl,
  maxDocumentBytes,
  tagManagerUrl,
  ...outside
} = RuntimeConfig.entries;

/** Where services of other providers answer. */
const ServiceSettings = v.object({
  apiUrl: serviceUrl,
  reviewsUrl: serviceUrl,
  activitiesUrl: serviceUrl,
  staticUrl: serviceUrl,
  ingestUrl: serviceUrl,
});

/** The app's runtime configuration. Service addresses are checked more strictly: policies contain them. */
const AppSettings = v.object({ tagManagerUrl: serviceUrl, ...outside });

const Settings = v.object({ own: OwnSettings, services: ServiceSettings, app: AppSettings });

const fieldOf = (variable: string) =>
  variable.toLowerCase().replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
const variableOf = (field: string) => field.replace(/[A-Z]/gu, '_$&').toUpperCase();

/** Reads the environment; mistakes become one line that names each variable and what it should be. */
export function readSettings(env: NodeJS.ProcessEnv): v.InferOutput<typeof Settings> {
  // A variable that is set to nothing counts as absent: `PORT= npm start`.
  const given = Object.entries(env).filter(([, text]) => text !== '');
  const fields = Object.fromEntries(given.map(([variable, text]) => [fieldOf(variable), text]));
  const result = v.safeParse(Settings, { own: fields, services: fields, app: fields });
  if (result.success) return result.output;
  const mistakes = result.issues.map(
    ({ path, message }) => `${variableOf(String(path?.[1]?.key))} is not ${message}`,
  );
  throw new StartError([...new Set(mistakes)].join('; '));
}
