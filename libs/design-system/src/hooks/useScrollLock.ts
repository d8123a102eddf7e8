import { useEffect } from 'react';

/** Stills the page behind; the answer gives it back its place. Written through the CSSOM, which a strict policy allows. */
export function lockScroll(): () => void {
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

/** Keeps the page behind still while `isLocked`. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => (isLocked ? lockScroll() : undefined), [isLocked]);
}
