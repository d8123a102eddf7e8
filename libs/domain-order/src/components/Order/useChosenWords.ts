import { useTranslation } from 'react-i18next';
import { own } from '@guest/state';
import type { Service } from '../../model/service';
import { choicesIn, type Sheet } from '../../model/sheets';

/** A sheet in one line, in the order of the menu card: "Café filtre, Œufs fermiers (Brouillés), 2 × Croissant". */
export function useChosenWords() {
  const { t } = useTranslation('order');
  return (service: Service, sheet: Sheet): string =>
    service.sections
      .flatMap((section) =>
        section.items.flatMap(({ id, name, precisions }) => {
          const selection = own(choicesIn(sheet, section.id), id);
          if (!selection) return [];
          const { quantity: count } = selection;
          const item = count > 1 ? t('sheet.times', { count, item: name }) : name;
          const answers = selection.precisions.flatMap((piece) =>
            precisions.flatMap((precision) => own(piece, precision.name) ?? []),
          );
          return answers.length > 0 ? `${item} (${[...new Set(answers)].join(', ')})` : item;
        }),
      )
      .join(', ');
}
