import type { Readable } from 'node:stream';
import type { RuntimeConfig } from '@guest/api-client';
import type { ApiFinding } from '../diagnostics/findings';

/*
 * What the guest web's server bundle and this server agree on. Apps meet through build artefacts, so each
 * side writes it down; the bundle is checked when it is loaded.
 */

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Where guests reach this server, such as `https://guests.example`; undefined if unknown. */
  origin: string | undefined;
  headers: { cookie?: string; acceptLanguage?: string; userAgent?: string };
  nonce: string;
  config: RuntimeConfig;
  fetch: typeof fetch;
  /** Aborted when the guest has gone or the page took too long. */
  signal: AbortSignal;
  /** Called with an error that happens while the page is being streamed. */
  onError?: (cause: unknown) => void;
  /** Called with what is odd in an answer of the API, and with each call that fails. */
  onFinding?: (finding: ApiFinding) => void;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Error reports and a tag manager may run on it: no screen of identity or payment, no secret in its address. */
  hasTelemetry?: boolean;
  /** Present where a card is given: its provider, '' while that is unknown. */
  paymentProvider?: string;
  /** Present if the page is complete, shows no failure, and depends on its key, the nonce and the moment alone. */
  repeatable?: {
    /** The `madeAt` in its HTML, in milliseconds. */
    madeAt: number;
  };
  body: Readable;
}

export type Render = (request: PageRequest) => Promise<PageAnswer>;

/** The part of a request that a page depends on; undefined where the page cannot be cached. */
export type PageKey = (request: Pick<PageRequest, 'url' | 'headers'>) => string | undefined;

/** What the built app provides for pages; each part may be missing. */
export interface Pages {
  render?: Render;
  /** Absent: every page is rendered anew. */
  keyOf?: PageKey;
  /** The page of static hosting, which renders in the browser: the last resort when rendering fails. */
  indexHtml?: string;
  /** The folder of the client's files. */
  clientFolder?: string;
}
