import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the entry that the address names (`#livret-parking`), scrolls to it and gives it the focus. The shell then
 * leaves focus and scroll position alone. One that is not drawn yet is drawn first: `rowCount` tells that more entries
 * are there.
 */
export function useOpenedByAddress(rowCount: number, drawAll: () => void): void {
  const { hash } = useLocation();
  const awaited = useRef('');
  useEffect(() => {
    awaited.current = safeDecode(hash.slice(1));
  }, [hash]);
  useEffect(() => {
    if (awaited.current === '') return;
    const target = document.getElementById(awaited.current);
    if (!target?.closest('main')) {
      drawAll();
      return;
    }
    awaited.current = '';
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
    focusEntry(target);
  }, [hash, rowCount, drawAll]);
}

function focusEntry(entry: HTMLElement): void {
  const summary = entry.querySelector('summary');
  if (!summary) entry.tabIndex = -1;
  (summary ?? entry).focus({ preventScroll: true });
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
