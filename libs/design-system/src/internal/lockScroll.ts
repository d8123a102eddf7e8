/** Counts the open layers, because a dialog over a drawer must not unlock the page when it closes. */
let holders = 0;
let restoreBody: (() => void) | undefined;

/** Fixes the body at its scroll offset. Sets styles by the CSSOM, which a strict content security policy allows. */
function fixBody(): () => void {
  const { body } = document;
  const offset = window.scrollY;
  const { position, top, width, overflowY } = body.style;
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
  Object.assign(body.style, {
    position: 'fixed',
    top: `${-offset}px`,
    width: '100%',
    overflowY: hasScrollbar ? 'scroll' : overflowY,
  });
  return () => {
    Object.assign(body.style, { position, top, width, overflowY });
    window.scrollTo({ top: offset, behavior: 'instant' });
  };
}

/** Locks page scrolling. Returns the function that unlocks it when no other layer is open. */
export function lockScroll(): () => void {
  if (holders === 0) restoreBody = fixBody();
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders > 0) return;
    restoreBody?.();
    restoreBody = undefined;
  };
}
