import type { RuntimeConfig } from '@guest/api-client';
import type { Language, LoadedTexts } from '@guest/i18n';
import type { Snapshots } from '@guest/state';

/** The server's data in the page: the first part is complete, later parts add late data. */
export interface Handover {
  config?: RuntimeConfig;
  language?: Language;
  /** The query of the address that the page was rendered for; absent where it had none. */
  search?: string;
  texts?: LoadedTexts;
  stores?: Snapshots;
  /** When the server rendered the page, by its clock, in ms. */
  madeAt?: number;
}

declare global {
  var __GUEST__: { push: (part: Handover) => unknown } | undefined;
}

/** Reads the parts received so far and listens to later ones: replaces the array's `push`. */
export function receiveHandover(listen: (part: Handover) => void): Handover {
  const parts = (globalThis.__GUEST__ ?? []) as unknown as Handover[];
  const first = parts[0] ?? {};
  for (const part of parts) listen(part);
  globalThis.__GUEST__ = { push: listen };
  return first;
}
