import { useTranslation } from 'react-i18next';
import { Section } from '@guest/design-system';
import { isAlwaysOpen, OpenNow, WeekHours } from '@guest/visit';
import { useReception } from '../hooks/useReception';

/** Whether somebody is there now, and the week where its days differ; nothing where the hotel tells no hours. */
export function ReceptionHours() {
  const { t } = useTranslation('contact');
  const { openingHours } = useReception();
  if (!openingHours) return null;
  return (
    <Section title={t('hours.title')} level="h4" gap={1}>
      <OpenNow hours={openingHours} />
      {!isAlwaysOpen(openingHours) && <WeekHours hours={openingHours} />}
    </Section>
  );
}
