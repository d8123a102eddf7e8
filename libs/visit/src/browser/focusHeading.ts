/** After this long the focus stays: the guest has gone on by then. */
const FOLLOW_MS = 10_000;

/**
 * Moves focus to the screen's heading, else to the screen: where the guest begins to read what has just come. A
 * heading that comes or is replaced with the content gets the focus too, unless the guest has moved it meanwhile.
 */
export function focusHeading(): void {
  let target = focusNow();
  const main = document.querySelector('main');
  if (!main) return;

  const follow = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isOurs = activeElement === target || (activeElement === body && !target?.isConnected);
    if (!isOurs) stop();
    else if (headingOf() !== target) target = focusNow();
  });
  const timer = setTimeout(stop, FOLLOW_MS);
  function stop(): void {
    follow.disconnect();
    clearTimeout(timer);
  }
  follow.observe(main, { childList: true, subtree: true });
}

function headingOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
}

function focusNow(): HTMLElement | null {
  const target = headingOf();
  if (target) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target;
}
