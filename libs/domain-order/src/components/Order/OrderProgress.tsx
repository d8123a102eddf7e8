import { useTranslation } from 'react-i18next';
import { StatusSteps } from '@guest/design-system';
import { formatTimeOfDay, hotelClock, useLanguage } from '@guest/i18n';
import { useHoster } from '@guest/visit';

/** How far the order is: it was sent and the hotel answers; no step that this page would never see done. */
export function OrderProgress({ sentAt }: { sentAt: string | undefined }) {
  const { t } = useTranslation('order');
  const { timeZone } = useHoster();
  const language = useLanguage();
  return (
    <StatusSteps
      label={t('sent.steps.label')}
      steps={[
        {
          id: 'sent',
          title: t('sent.steps.sent'),
          state: 'done',
          stateLabel: t('sent.steps.done'),
          time: sentAt && formatTimeOfDay(hotelClock(new Date(sentAt), timeZone).time, language),
          dateTime: sentAt,
        },
        {
          id: 'confirmed',
          title: t('sent.steps.confirmed'),
          state: 'todo',
          stateLabel: t('sent.steps.todo'),
        },
      ]}
    />
  );
}
