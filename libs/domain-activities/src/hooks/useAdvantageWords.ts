import { useTranslation } from 'react-i18next';
import { formatCalendarDay, formatDistance, formatMinutes, useLanguage } from '@guest/i18n';
import { useHoster, useWalkWords } from '@guest/visit';
import { wayTo, type Advantage } from '../model/advantage';

/** How long an advantage is given and how far it is, in words. */
export function useAdvantageWords() {
  const { t } = useTranslation('advantages');
  const { coordinates } = useHoster();
  const walk = useWalkWords();
  const language = useLanguage();
  const day = (of: string) => formatCalendarDay(of, language);

  /** "Jusqu’au jeudi 31 décembre"; undefined where there is no limit. */
  function validity({ validFrom, validTo }: Pick<Advantage, 'validFrom' | 'validTo'>): string | undefined {
    if (validFrom && validTo) return t('validity.fromTo', { from: day(validFrom), to: day(validTo) });
    if (validTo) return t('validity.to', { to: day(validTo) });
    return validFrom && t('validity.from', { from: day(validFrom) });
  }

  /** "350 m · 6 min à pied"; undefined without coordinates. */
  function distance(advantage: Pick<Advantage, 'coordinates'>): string | undefined {
    const way = wayTo(advantage, coordinates);
    return way && walk.distance(way);
  }

  /** The same for a row, in as few words as there are: "6 min", "12 km". */
  function shortDistance(advantage: Pick<Advantage, 'coordinates'>) {
    const way = wayTo(advantage, coordinates);
    if (!way) return undefined;
    const { metres, walkMinutes } = way;
    const isWalk = walkMinutes !== undefined;
    return { isWalk, words: isWalk ? formatMinutes(walkMinutes) : formatDistance(metres, language) };
  }

  return { validity, distance, shortDistance };
}
