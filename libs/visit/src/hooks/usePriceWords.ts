import { useTranslation } from 'react-i18next';
import type { Price } from '@guest/api-contract';
import { formatCents, useLanguage } from '@guest/i18n';
import { priceLine } from '../model/priceLine';
import { useHoster } from './useHoster';

/** Prices in words; undefined where nothing is known. */
export function usePriceWords() {
  const { t } = useTranslation('visit');
  const { currency } = useHoster();
  const language = useLanguage();

  /** "12,00 €", "dès 9,00 €", "Gratuit": without what it is for. */
  function amount(price: Price | undefined): string | undefined {
    const line = priceLine(price);
    if (!line) return undefined;
    if (line.kind === 'label') return t(`price.${line.label}`);
    const money = formatCents(line.cents, language, currency);
    return line.isFrom ? t('price.from', { amount: money }) : money;
  }

  /** "par personne"; beside amounts alone: nobody says "free per person". */
  function unit(price: Price | undefined): string | undefined {
    const line = priceLine(price);
    return line?.kind === 'amount' && line.unit ? t(`price.unit.${line.unit}`) : undefined;
  }

  /** "12,00 € par personne". */
  function words(price: Price | undefined): string | undefined {
    const [money, per] = [amount(price), unit(price)];
    return money && per ? t('price.perUnit', { amount: money, unit: per }) : money;
  }

  return { amount, unit, words };
}
