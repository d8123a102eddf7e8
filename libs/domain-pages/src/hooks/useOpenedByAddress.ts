import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens what the address points at (`#livret-parking`) and brings it into view: entries can be linked to. */
export function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.length > 1 && document.getElementById(safeDecode(hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash]);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
