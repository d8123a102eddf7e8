import { useTranslation } from 'react-i18next';
import { CheckChips } from '@guest/design-system';
import { capitalised } from '../../model/capitalised';
import type { Diet } from '../../model/searchServices';

interface DietChoicesProps {
  offered: readonly Diet[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** The diets that something in the catalogue suits; a file of its own, as few guests ask. */
export function DietChoices({ offered, value, onValueChange }: DietChoicesProps) {
  const { t } = useTranslation('order');
  const options = offered.map((diet) => ({ value: diet, label: capitalised(t(`diets.${diet}`)) }));
  return (
    <CheckChips
      legend={t('services.dietsHint')}
      options={options}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
