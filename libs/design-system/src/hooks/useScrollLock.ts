import { useEffect } from 'react';

/** How many layers hold the page still, and how to let it go: a dialog over a drawer must not free it early. */
let holders = 0;
let letGo: (() => void) | undefined;

/** Fixes the body at its offset. Written through the CSSOM, which a strict policy allows. */
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

/** Stills the page behind; the answer gives it back its place once nobody else holds it. */
export function lockScroll(): () => void {
  if (holders === 0) letGo = fixBody();
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders > 0) return;
    letGo?.();
    letGo = undefined;
  };
}

/** Keeps the page behind still while `isLocked`. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => (isLocked ? lockScroll() : undefined), [isLocked]);
}
