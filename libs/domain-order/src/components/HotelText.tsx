import type { ReactNode } from 'react';
import { useHosterLang } from '../hooks/useHosterLang';

/** Words of the hotel, marked with their language where it is not the interface's. */
export function HotelText({ children }: { children: ReactNode }) {
  const lang = useHosterLang();
  return lang ? <span lang={lang}>{children}</span> : <>{children}</>;
}
