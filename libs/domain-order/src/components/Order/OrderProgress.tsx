import { useTranslation } from 'react-i18next';
import { StatusSteps } from '@guest/design-system';
import { formatTimeOfDay, hotelClock, useLanguage } from '@guest/i18n';
import { useHoster } from '@guest/visit';

const TO_COME = ['confirmed', 'preparing', 'onTheWay', 'delivered'] as const;

/** How far the order is: it was sent, and nothing else is known at this moment. */
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
        ...TO_COME.map((step) => ({
          id: step,
          title: t(`sent.steps.${step}`),
          state: 'todo' as const,
          stateLabel: t('sent.steps.todo'),
        })),
      ]}
    />
  );
}
