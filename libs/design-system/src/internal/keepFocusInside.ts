import { type KeyboardEvent } from 'react';

const stops =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"])';

/** Where Tab stops below a node, in order; another app's part of the layer may lie in an open shadow root. */
const stopsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(stops) ? [element] : []),
    ...(element.shadowRoot ? stopsIn(element.shadowRoot) : []),
  ]);

/** Keeps Tab inside a layer: from the last focusable element to the first and back. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const shown = stopsIn(event.currentTarget).filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const leaving = event.shiftKey ? shown.at(0) : shown.at(-1);
  const entering = event.shiftKey ? shown.at(-1) : shown.at(0);
  const { activeElement } = document;
  // The focus may be on the layer itself or on its title, before the first focusable element.
  const isBefore =
    event.shiftKey &&
    activeElement &&
    leaving &&
    leaving.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_PRECEDING;
  if (activeElement !== leaving && !isBefore) return;
  event.preventDefault();
  entering?.focus();
}
