import type { RuntimeConfig } from '@guest/api-client';
import type { Language, LoadedTexts } from '@guest/i18n';
import type { Snapshots } from '@guest/state';

/** What the server tells the browser in the page: the first part whole, later parts with late data. */
export interface Handover {
  config?: RuntimeConfig;
  language?: Language;
  /** Of the address that the page was made for; absent where it had none. */
  search?: string;
  texts?: LoadedTexts;
  stores?: Snapshots;
  /** When the server made the page: its clock, in ms. */
  madeAt?: number;
}

declare global {
  var __GUEST__: { push: (part: Handover) => unknown } | undefined;
}

/** Reads all that has come and goes on listening: an array's `push` becomes ours, so order never matters. */
export function receiveHandover(listen: (part: Handover) => void): Handover {
  const parts = (globalThis.__GUEST__ ?? []) as unknown as Handover[];
  const first = parts[0] ?? {};
  for (const part of parts) listen(part);
  globalThis.__GUEST__ = { push: listen };
  return first;
}
