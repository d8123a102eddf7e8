import type { ServiceName } from '@guest/api-contract';
import ky, { type KyInstance } from 'ky';
import { nameDevice } from './device';
import type { OnFinding } from './finding';
import { placeKeys, retryOptions } from './retry';
import type { RuntimeConfig } from './runtimeConfig';
import { withStaticHost } from './staticHost';
import { wholeAnswers } from './wholeAnswers';

/** The time limit of each try, unless its call sets another. */
export const TIMEOUT_MS = 10_000;
const RETRY_COUNT = 2;

/** One of the hosts that answer calls. */
export type Host = KyInstance & { onFinding?: OnFinding };

/** The hosts of the runtime configuration; the endpoints' functions take it. */
export type Api = Readonly<Record<ServiceName, Host>>;

export interface ApiOptions {
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** The origin of the configuration's paths. Default: the page's own address. */
  origin?: string;
  /** The time limit of each try. */
  timeoutMs?: number;
  /** How often a failed call is retried, where it may be. */
  retry?: number;
  /** Told what is odd in answers, and which calls fail. Default: odd values are warnings in the console. */
  onFinding?: OnFinding;
  /** Cancels every call that is under way. */
  signal?: AbortSignal;
}

/** Makes the client for one runtime configuration. */
export function createApi(config: RuntimeConfig, options: ApiOptions = {}): Api {
  const { fetch, origin, timeoutMs = TIMEOUT_MS, retry = RETRY_COUNT, onFinding, signal } = options;
  const http = ky.create({
    // Looked up at each call: tests and add-ons replace the global one after this line has run.
    fetch: withStaticHost(
      wholeAnswers((input, init) => (fetch ?? globalThis.fetch)(input, init)),
      config.staticUrl,
    ),
    ...(origin === undefined ? {} : { baseUrl: origin }),
    headers: { Accept: 'application/json' },
    timeout: timeoutMs,
    retry: retryOptions(retry),
    hooks: { init: [placeKeys(config.apiKeys)], beforeRequest: [nameDevice()] },
    signal,
  });
  const host = (url: string): Host => Object.assign(http.extend({ prefix: url }), { onFinding });
  return {
    product: host(config.apiUrl),
    reviews: host(config.reviewsUrl),
    activities: host(config.activitiesUrl),
    static: host(config.staticUrl),
    ingest: host(config.ingestUrl),
  };
}
