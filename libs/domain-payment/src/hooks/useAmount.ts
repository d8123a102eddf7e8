import { formatCents, useLanguage } from '@guest/i18n';

/** An amount in words: "150,00 €". */
export function useAmount(): (money: { amountCents: number; currency: string }) => string {
  const language = useLanguage();
  return ({ amountCents, currency }) => formatCents(amountCents, language, currency);
}
