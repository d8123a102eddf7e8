import type { Readable } from 'node:stream';
import type { RuntimeConfig } from '@guest/api-client';

/*
 * What the guest web's server bundle and this server agree on. Apps meet through build artefacts, so each
 * side writes it down; the bundle is checked when it is loaded.
 */

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Where guests reach this server, such as `https://guests.example`; undefined where nobody can tell. */
  origin: string | undefined;
  headers: { cookie?: string; acceptLanguage?: string; userAgent?: string };
  nonce: string;
  config: RuntimeConfig;
  fetch: typeof fetch;
  /** Aborted when the guest has gone or the page took too long. */
  signal: AbortSignal;
  /** Told of what goes wrong while the page is on its way already. */
  onError?: (cause: unknown) => void;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Error reports and a tag manager may run on it: no screen of identity or payment, no secret in its address. */
  hasTelemetry?: boolean;
  /** Whole, without a failure in it, and the same for every request with its key but for nonce and moment. */
  repeatable?: {
    /** The `madeAt` that stands in it, in milliseconds. */
    madeAt: number;
  };
  body: Readable;
}

export type Render = (request: PageRequest) => Promise<PageAnswer>;

/** What a page depends on, of all that a request says; undefined: on more than can be said. */
export type PageKey = (request: Pick<PageRequest, 'url' | 'headers'>) => string | undefined;

/** How pages come about; each part may be missing. */
export interface Pages {
  render?: Render;
  /** Absent: every page is rendered anew. */
  keyOf?: PageKey;
  /** The page of static hosting, which renders in the browser: the last resort when rendering fails. */
  indexHtml?: string;
  /** The folder of the client's files. */
  clientFolder?: string;
}
