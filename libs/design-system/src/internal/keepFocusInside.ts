import { type KeyboardEvent } from 'react';

const stops =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"])';

/** Sends Tab from the last stop of a layer to its first and back; the platform would leave for the browser's own bars. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const shown = all.filter((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0);
  const leaving = event.shiftKey ? shown.at(0) : shown.at(-1);
  const entering = event.shiftKey ? shown.at(-1) : shown.at(0);
  const { activeElement } = document;
  // The layer itself or its title has the focus before the first stop.
  const isBefore =
    event.shiftKey &&
    activeElement &&
    leaving &&
    leaving.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_PRECEDING;
  if (activeElement !== leaving && !isBefore) return;
  event.preventDefault();
  entering?.focus();
}
