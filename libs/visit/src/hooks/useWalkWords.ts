import { useTranslation } from 'react-i18next';
import { formatDistance, formatMinutes, useLanguage } from '@guest/i18n';

interface Way {
  /** Metres in a straight line; undefined without coordinates. */
  metres?: number | undefined;
  walkMinutes?: number | undefined;
}

/** How far a place is, in words. */
export function useWalkWords() {
  const { t } = useTranslation('visit');
  const language = useLanguage();

  /** "6 min à pied". */
  const walk = (minutes: number): string => t('walk', { minutes: formatMinutes(minutes) });

  /** "350 m · 6 min à pied", "12 km" where nobody walks; undefined without coordinates. */
  function distance({ metres, walkMinutes }: Way): string | undefined {
    if (metres === undefined) return undefined;
    const away = formatDistance(metres, language);
    return walkMinutes === undefined
      ? away
      : t('distance', { distance: away, walk: formatMinutes(walkMinutes) });
  }

  return { walk, distance };
}
