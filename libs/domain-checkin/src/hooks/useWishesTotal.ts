import { useTranslation } from 'react-i18next';
import type { Extras } from '@guest/api-contract';
import { formatCents, useLanguage } from '@guest/i18n';
import { useHoster } from '@guest/visit';
import type { Wishes } from '../model/answers';
import { wishesTotal } from '../model/wishesTotal';
import { useStayFacts } from './useStayFacts';

/** "84,00 €", "dès 84,00 €"; '' where nothing is wished for, or nothing of it has a price. */
export function useWishesTotal(): (wishes: Wishes, offers: Extras) => string {
  const { t } = useTranslation('checkin');
  const { currency } = useHoster();
  const language = useLanguage();
  const stay = useStayFacts();
  return (wishes, offers) => {
    const total = wishesTotal(wishes, offers, stay);
    if (!total || (total.isLowest && total.cents === 0)) return '';
    const amount = formatCents(total.cents, language, currency);
    return total.isLowest ? t('extras.from', { amount }) : amount;
  };
}
