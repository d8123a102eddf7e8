import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@guest/api-contract';
import { Pills } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { useSlotWords } from '../../hooks/useSlotWords';

interface DayPillsProps {
  days: readonly string[];
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The days of the programme; each is an address of its own. */
export function DayPills({ days, day, today, onChoose }: DayPillsProps) {
  const { t } = useTranslation('activities');
  const { slug } = useHoster();
  const words = useSlotWords();
  const tomorrow = addDays(today, 1);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    const chosen = days.find((one) => href === paths.activitiesOn(slug, one));
    if (chosen === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(chosen);
  };

  function labelOf(one: string): string {
    if (one === today) return t('today');
    return one === tomorrow ? t('tomorrow') : words.shortDay(one);
  }

  return (
    <Pills
      label={t('days')}
      onClickCapture={handleClick}
      items={days.map((one) => ({
        id: one,
        label: labelOf(one),
        href: paths.activitiesOn(slug, one),
        isCurrent: one === day,
      }))}
    />
  );
}
