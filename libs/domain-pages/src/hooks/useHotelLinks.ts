import { useCallback } from 'react';
import { useHasScreen } from '@guest/visit';

/** Where a link of the hotel leads: an address of the app that this version shows, or outside in a tab of its own. */
export interface HotelTarget {
  href: string;
  target?: '_blank';
  rel?: 'noopener noreferrer';
}

/** A path that no screen of the app answers: a file of the hotel or of the server. */
const isFile = (url: string) => /^\/static-host\//u.test(url);

/** Reads a hotel's links. Undefined for an address that this version cannot show. */
export function useHotelLinks(): (url: string) => HotelTarget | undefined {
  const hasScreen = useHasScreen();
  return useCallback(
    (url) => {
      if (!url.startsWith('/') || isFile(url)) {
        return { href: url, target: '_blank', rel: 'noopener noreferrer' };
      }
      const [path = ''] = url.split(/[?#]/u);
      return hasScreen(path) ? { href: url } : undefined;
    },
    [hasScreen],
  );
}
