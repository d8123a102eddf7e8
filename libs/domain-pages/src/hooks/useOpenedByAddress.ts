import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the entry that the address names (`#livret-parking`), scrolls to it and gives it the focus. The shell then
 * leaves focus and scroll position alone.
 */
export function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(safeDecode(hash.slice(1)));
    if (!target?.closest('main')) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
    focusEntry(target);
  }, [hash]);
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
