import { type Price, centsOf, type Amount } from '@guest/api-contract';
import { formatCents, useLanguage } from '@guest/i18n';
import { useTranslation } from 'react-i18next';
import { useHoster } from '@guest/visit';

/** Prices in words. */
export function usePrices() {
  const { t } = useTranslation('order');
  const { currency } = useHoster();
  const language = useLanguage();

  /** "16,50 €"; nobody pays "0,00 €". */
  const amount = (cents: number) => (cents === 0 ? t('price.free') : formatCents(cents, language, currency));

  /** "16,50 €", "dès 14,00 €", "Sur devis"; undefined where the hotel says nothing. */
  function words(price: Price | undefined): string | undefined {
    const { label, amountCents } = price ?? {};
    if (label === 'from')
      return amountCents ? t('price.from', { amount: amount(amountCents) }) : t('price.onDemand');
    if (label !== undefined) return t(`price.${label}`);
    return amountCents === undefined ? undefined : amount(amountCents);
  }

  /** A total: "33,00 €", "Offert", "dès 28,00 €" while a part is unknown, else the words of the unknown price. */
  function total({ certain, isComplete }: Amount, price: Price | undefined): string | undefined {
    if (isComplete && certain === 0) {
      if (price?.label === 'included') return words(price);
      // A menu card on which nothing has been chosen yet is not free.
      return price === undefined ? formatCents(0, language, currency) : amount(0);
    }
    if (isComplete) return amount(certain);
    if (certain > 0) return t('price.from', { amount: amount(certain) });
    return centsOf(price, 0) === undefined ? words(price) : undefined;
  }

  /** Units stand beside amounts alone: nobody says "free per person". */
  function unit(price: Price | undefined, length: 'unit' | 'shortUnit' = 'unit'): string | undefined {
    const isAmount = price?.label === undefined || price.label === 'from';
    return price?.unit && price.amountCents && isAmount ? t(`price.${length}.${price.unit}`) : undefined;
  }

  /** What an item or an answer adds: "inclus", "+ 2,00 €". */
  function supplement(price: Price | undefined): string {
    if (price?.label === 'free') return t('price.freeItem');
    const cents = centsOf(price, 0);
    if (cents === undefined) return words(price) ?? t('price.toBeConfirmed');
    return cents === 0 ? t('price.includedItem') : t('price.supplement', { amount: amount(cents) });
  }

  return { amount, words, total, unit, supplement };
}
