import { useTranslation } from 'react-i18next';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { usePriceWords, useWalkWords } from '@guest/visit';
import type { Category } from '../model/categories';
import type { StopWarning } from '../model/plan';

/** What is said of a place, in the guest's language. */
export function usePlaceWords() {
  const { t } = useTranslation('cityGuide');
  const price = usePriceWords();
  const { distance, walk } = useWalkWords();
  const language = useLanguage();

  /** Why a stop does not fit the hours of its place. */
  function warning(of: StopWarning): string {
    return of.kind === 'closed'
      ? t('warning.closed')
      : t(`warning.${of.kind}`, { time: formatTimeOfDay(of.time, language) });
  }

  return {
    category: (category: Category): string => t(`category.${category}`),
    price: price.words,
    distance,
    walk,
    warning,
  };
}
