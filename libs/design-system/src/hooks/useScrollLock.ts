import { useEffect } from 'react';

/** Keeps the page behind still while `isLocked`, and gives it its place back afterwards. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    const { body } = document;
    const offset = window.scrollY;
    const before = {
      position: body.style.position,
      top: body.style.top,
      width: body.style.width,
      overflowY: body.style.overflowY,
    };
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    Object.assign(body.style, {
      position: 'fixed',
      top: `${-offset}px`,
      width: '100%',
      overflowY: hasScrollbar ? 'scroll' : before.overflowY,
    });
    return () => {
      Object.assign(body.style, before);
      window.scrollTo({ top: offset, behavior: 'instant' });
    };
  }, [isLocked]);
}
