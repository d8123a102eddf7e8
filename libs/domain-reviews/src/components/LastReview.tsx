import { useTranslation } from 'react-i18next';
import { Link, Notice } from '@guest/design-system';
import { paths } from '@guest/feature';
import type { SubmissionStatus } from '@guest/submission';
import { useHoster } from '@guest/visit';

/** Tells what became of the guest's last review. */
export function LastReview({ status }: { status: SubmissionStatus }) {
  const { t } = useTranslation('reviews');
  const { slug } = useHoster();
  const state = status === 'received' ? 'sent' : status === 'refused' ? 'refused' : 'waiting';
  return (
    <Notice
      tone={state === 'sent' ? 'success' : 'warning'}
      title={t(`intro.${state}Title`)}
      action={
        <Link href={paths.reviewThanks(slug)}>
          {t(state === 'sent' ? 'intro.seeSent' : 'intro.seeWaiting')}
        </Link>
      }
    >
      {t(`intro.${state}Text`)}
    </Notice>
  );
}
