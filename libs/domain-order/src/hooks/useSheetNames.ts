import { useTranslation } from 'react-i18next';
import { capitalised } from '@guest/i18n';
import { useHosterLang } from '@guest/visit';
import type { Service } from '../model/service';
import type { Sheet } from '../model/sheets';

const STARTS_WITH_VOWEL = /^[aeiouyhàâäéèêëîïôöùûœæ]/iu;

/** The names of sheets: the hotel's own in its language, else "person". */
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
