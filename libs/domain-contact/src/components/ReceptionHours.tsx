import { useTranslation } from 'react-i18next';
import { isAlwaysOpen } from '@guest/api-contract';
import { Section } from '@guest/design-system';
import { OpenNow, WeekHours } from '@guest/visit';
import { useReception } from '../hooks/useReception';

interface ReceptionHoursProps {
  /** Leaves out whether somebody is there now. Default: false. */
  isWeekOnly?: boolean;
}

/** Whether somebody is there now, and the week where its days differ. Draws nothing without hours. */
export function ReceptionHours({ isWeekOnly = false }: ReceptionHoursProps) {
  const { t } = useTranslation('contact');
  const { openingHours } = useReception();
  if (!openingHours) return null;
  const hasWeek = !isAlwaysOpen(openingHours);
  if (isWeekOnly && !hasWeek) return null;
  return (
    <Section title={t('hours.title')} level="h4" gap={1}>
      {!isWeekOnly && <OpenNow hours={openingHours} />}
      {hasWeek && <WeekHours hours={openingHours} />}
    </Section>
  );
}
