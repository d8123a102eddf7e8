import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '@guest/design-system';
import { lazyPart } from '@guest/visit';
import type { Diet } from '../../model/searchServices';

const DietChoices = lazyPart(async () => (await import('./DietChoices')).DietChoices, { whileLoading: null });

interface DietFilterProps {
  offered: readonly Diet[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** Filters by diet; nothing where the hotel names no diet. */
export function DietFilter({ offered, value, onValueChange }: DietFilterProps) {
  const { t } = useTranslation('order');
  const [isOpen, setOpen] = useState(false);
  if (offered.length === 0) return null;
  const count = value.length;
  return (
    <Disclosure
      summary={count === 0 ? t('services.diets') : t('services.dietsChosen', { count })}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <DietChoices offered={offered} value={value} onValueChange={onValueChange} />}
    </Disclosure>
  );
}
