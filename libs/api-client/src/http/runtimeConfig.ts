import { parseUrl } from '@guest/api-contract';
import * as v from 'valibot';

/** A path on the same origin or an address, without the slash at its end. */
// @__NO_SIDE_EFFECTS__
const BaseUrl = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:https?:\/\/[^/\s]|\/(?!\/))\S*$/u, 'a path such as /api, or an http(s) address'),
      v.transform((url) => url.replace(/\/+$/u, '')),
    ),
    fallback,
  );

const ExternalAddress = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^/\s]\S*$/u, 'an http(s) address'),
    v.check((text) => parseUrl(text) !== undefined, 'an http(s) address'),
  ),
);

/** A path or an http(s) address with `{z}`, `{x}`, `{y}`, and `{s}.` before the host where there are several. */
const TileAddress = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^(?:https?:\/\/(?:\{s\}\.)?[\w.-]+(?::\d{1,5})?)?\/(?!\/)[^\s"';,]*$/u,
      'an address with {z}, {x} and {y}',
    ),
    v.check(
      (text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
      'an address with {z}, {x} and {y}',
    ),
  ),
);

/** A host name, such as `videos.example.com`; its subdomains count as well. */
const Domain = v.optional(
  v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/u, 'a host name')),
);

/** A project of an error reporting service that speaks Sentry's protocol: `https://key@host/project`. */
const Dsn = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/\w+@[^@/\s?#"';,]+\/(?:[\w-]+\/)*\d+$/u, 'a DSN'),
    v.check((text) => parseUrl(text) !== undefined, 'a DSN'),
  ),
);

/** Where the five hosts and what lies outside are: what the server injects, or `/config.json` on static hosting. */
export const RuntimeConfig = v.object({
  apiUrl: BaseUrl('/api'),
  reviewsUrl: BaseUrl('/reviews-api'),
  activitiesUrl: BaseUrl('/activities-api'),
  staticUrl: BaseUrl('/static-host'),
  ingestUrl: BaseUrl('/ingest'),
  /**
   * How the product and reviews APIs take the key of a submission: as the header `Idempotency-Key` (default), as the
   * body's `idempotencyKey`, or not at all. Without a key, what may have arrived is not sent again by itself.
   */
  apiKeys: v.optional(v.picklist(['header', 'body', 'none'], 'one of header, body, none')),
  /** The press kiosk of hotels with `menu-press-nextory`; absent: Nextory's own address. */
  pressKioskUrl: ExternalAddress,
  /** The same for the demonstration hotel. */
  demoPressKioskUrl: ExternalAddress,
  /** Links to this partner open in a tab of their own. */
  videoAndBookDomain: Domain,
  /** Error reports and traces of guests who agree to them go here; absent: nowhere. */
  sentryDsn: Dsn,
  /** The project that recordings of visits belong to; absent: nothing is recorded. */
  recordingProjectKey: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/u, 'letters, digits, - and _')),
  ),
  /** Besides the check-in, screens with this name in their path are recorded. */
  recordingPartner: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{2,64}$/u, 'a part of a path'))),
  /** Which installation reports, such as `production`. */
  sentryEnvironment: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,64}$/u, 'a word'))),
  /** The container of the tag manager, for guests who agree to statistics; absent: none. */
  tagManagerId: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,40}$/u, 'an id such as GTM-ABC123')),
  ),
  /** The tag manager's script; absent: Google's. */
  tagManagerUrl: ExternalAddress,
  /** A key for browsers: addresses are then looked up at Google's and maps are Google's; absent: neither. */
  googleMapsKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,200}$/u, 'a key'))),
  /** Pictures of streets for maps; absent: pins stand on a plain ground. */
  mapTilesUrl: TileAddress,
  /** Whose pictures they are, as their licence asks. */
  mapTilesAttribution: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'a short line'))),
  /** The largest identity paper that is taken; absent: 10 MB. */
  maxDocumentBytes: v.optional(v.pipe(v.number(), v.minValue(1))),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>;

/** Reads a configuration; what is left out is on the same origin. Throws an error that names the wrong field. */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  const result = v.safeParse(RuntimeConfig, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `The runtime configuration is not valid: ${v.getDotPath(issue) ?? 'it'} is not ${issue.message}`,
  );
}
