import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '@guest/design-system';
import type { OutboxStatus } from '@guest/feature';

const looks: Record<OutboxStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  saved: { tone: 'warning', icon: 'clock' },
  sending: { tone: 'brand', icon: 'clock' },
  received: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'alert' },
  asking: { tone: 'warning', icon: 'alert' },
};

/** How a kept submission stands, honestly: on this device alone, on its way, or with the hotel. */
export function SubmissionStatus({ status }: { status: OutboxStatus }) {
  const { t } = useTranslation('visit');
  return <Badge {...looks[status]}>{t(`submission.${status}`)}</Badge>;
}
