import type { Extra } from '@guest/api-contract';
import { formatCents, useLanguage } from '@guest/i18n';
import { useTranslation } from 'react-i18next';
import { useHoster } from '@guest/visit';

/** "28,00 € par nuit", "dès 14,00 €", "Sur devis"; '' where the hotel names no price. */
export function useExtraPrice(): (price: Extra['price']) => string {
  const { t } = useTranslation('checkin');
  const { currency } = useHoster();
  const language = useLanguage();
  return (price) => {
    const { label, amountCents, unit } = price ?? {};
    if (label && label !== 'from') return t(`extras.labels.${label}`);
    if (amountCents === undefined) return '';
    const amount = formatCents(amountCents, language, currency);
    const words = label === 'from' ? t('extras.from', { amount }) : amount;
    return unit ? `${words} ${t(`extras.units.${unit}`)}` : words;
  };
}
