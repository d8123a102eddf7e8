import { Fragment, type ReactNode } from 'react';
import { useHosterLang } from '../hooks/useHosterLang';

/** Words of the hotel, marked with their language where it is not the interface's. */
export function HotelText({ children }: { children: ReactNode }) {
  const lang = useHosterLang();
  return lang ? <span lang={lang}>{children}</span> : <>{children}</>;
}

/** Stands in a sentence of ours for words of the hotel: `t('sent.now', { what: HOTEL_WORDS })`. */
export const HOTEL_WORDS = '\uFFFC';

/** A sentence of ours around words of the hotel: only these are marked. */
export function AroundHotelText({ sentence, children }: { sentence: string; children: ReactNode }) {
  return sentence.split(HOTEL_WORDS).map((part, index) => (
    // The parts of one sentence are told apart by their place only.
    <Fragment key={index}>
      {index > 0 && <HotelText>{children}</HotelText>}
      {part}
    </Fragment>
  ));
}
