import type { ReactNode } from 'react';
import { useLanguage } from '@guest/i18n';
import { HotelText } from '@guest/visit';
import type { Place } from '../model/place';

/** Words of a place, marked with their language where it is not the interface's. */
export function PlaceText({ of, children }: { of: Pick<Place, 'language'>; children: ReactNode }) {
  const language = useLanguage();
  if (of.language === undefined) return <HotelText>{children}</HotelText>;
  return of.language === language ? <>{children}</> : <span lang={of.language}>{children}</span>;
}
