import { useTranslation } from 'react-i18next';
import { chosenItems } from '../../model/chosenNames';
import type { Service } from '../../model/service';
import type { Sheet } from '../../model/sheets';

/** A sheet in one line: "Café filtre, Œufs fermiers (Brouillés), 2 × Croissant". */
export function useChosenWords() {
  const { t } = useTranslation('order');
  return (service: Service, sheet: Sheet): string =>
    chosenItems(service, sheet)
      .map(({ name, quantity, answers }) => {
        const item = quantity > 1 ? t('sheet.times', { count: quantity, item: name }) : name;
        return answers.length > 0 ? `${item} (${answers.join(', ')})` : item;
      })
      .join(', ');
}
