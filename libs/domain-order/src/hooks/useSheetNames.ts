import { useTranslation } from 'react-i18next';
import { useHosterLang } from '@guest/visit';
import { capitalised } from '../model/capitalised';
import type { Service } from '../model/service';
import type { Sheet } from '../model/sheets';

const STARTS_WITH_VOWEL = /^[aeiouyhàâäéèêëîïôöùûœæ]/iu;

/** What sheets are called: as the hotel does in its own language, else by whom they are for. */
export function useSheetNames(service: Pick<Service, 'sheetName'>) {
  const { t } = useTranslation('order');
  const isForeign = useHosterLang() !== undefined;
  const { one, other } = (isForeign ? undefined : service.sheetName) ?? {
    one: t('sheet.one'),
    other: t('sheet.other'),
  };
  return {
    one,
    other,
    /** "Nombre de plateaux", "Nombre d’assiettes". */
    count: t('sheet.count', {
      sheets: other,
      context: STARTS_WITH_VOWEL.test(other) ? 'elided' : undefined,
    }),
    /** "2 plateaux". */
    counted: (count: number) => `${count} ${count === 1 ? one : other}`,
    /** "2 plateaux, TVA incluse". */
    countedWithTax: (count: number) =>
      t('order.countTaxIncluded', { count, sheets: count === 1 ? one : other }),
    /** "Camille", else "Plateau 2". */
    nameOf: (sheet: Sheet, index: number) =>
      sheet.name.trim() || t('sheet.numbered', { sheet: capitalised(one), number: index + 1 }),
  };
}
