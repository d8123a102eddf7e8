import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to a part of the page and gives it the focus; false where it is not there. */
function goTo(id: string): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  part.scrollIntoView();
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  return true;
}

/**
 * Follows links to parts of the page without a new entry for Back, and the fragment of the address. A part that is not
 * drawn yet is drawn first: `rowCount` tells that more rows are there.
 */
export function useGoToPart(rowCount: number, drawAll: () => void): (event: MouseEvent<HTMLElement>) => void {
  const { hash } = useLocation();
  const awaited = useRef(hash.slice(1));
  useEffect(() => {
    if (awaited.current === '') return;
    if (goTo(awaited.current)) awaited.current = '';
    else drawAll();
  }, [rowCount, drawAll]);

  return (event) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const id = href.slice(1);
    if (goTo(id)) return;
    awaited.current = id;
    drawAll();
  };
}
