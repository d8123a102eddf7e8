import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '@guest/design-system';
import type { KeptSubmission } from '@guest/submission';

type Status = KeptSubmission['status'];

const looks: Record<Status, Pick<BadgeProps, 'tone' | 'icon'>> = {
  waiting: { tone: 'warning', icon: 'clock' },
  sending: { tone: 'brand', icon: 'clock' },
  received: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'alert' },
  expired: { tone: 'warning', icon: 'alert' },
};

/** The status of a submission: on this device only, on its way, or with the hotel. */
export function SubmissionStatus({ status }: { status: Status }) {
  const { t } = useTranslation('visit');
  return <Badge {...looks[status]}>{t(`submission.${status}`)}</Badge>;
}
