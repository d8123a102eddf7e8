import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '@guest/design-system';
import { capitalised } from '@guest/i18n';
import type { Diet } from '../../model/searchServices';

interface DietChoicesProps {
  offered: readonly Diet[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** The diets to choose from. A chunk of its own: few guests open it. */
export function DietChoices({ offered, value, onValueChange }: DietChoicesProps) {
  const { t } = useTranslation('order');
  const options = offered.map((diet) => ({ value: diet, label: capitalised(t(`diets.${diet}`)) }));
  return (
    <ChoiceChips
      type="checkbox"
      legend={t('services.dietsHint')}
      options={options}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
