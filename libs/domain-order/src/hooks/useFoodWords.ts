import { useTranslation } from 'react-i18next';
import { capitalised, formatList, useLanguage } from '@guest/i18n';
import type { Food, Service } from '../model/service';

/** Allergens and diets in words, each once. */
export function useFoodWords() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  return {
    contains: ({ allergens }: Pick<Food, 'allergens'>): string | undefined =>
      allergens.length === 0
        ? undefined
        : t('detail.contains', {
            list: formatList(
              [...new Set(allergens)].map((one) => t(`allergens.${one}`)),
              language,
            ),
          }),
    /** "Végétalien et bio". */
    suits: ({ diets }: Pick<Food, 'diets'>): string | undefined => {
      const words = formatList(
        [...new Set(diets)].map((one) => t(`diets.${one}`)),
        language,
      );
      return words === '' ? undefined : capitalised(words);
    },
  };
}

/** All allergens of a service, its items and their answers. */
export function allergensOf({ allergens, sections }: Service): Food['allergens'] {
  const items = sections.flatMap((section) => section.items);
  const choices = items.flatMap((item) => item.precisions).flatMap((precision) => precision.choices);
  return [...new Set([...allergens, ...[...items, ...choices].flatMap((food) => food.allergens)])];
}
