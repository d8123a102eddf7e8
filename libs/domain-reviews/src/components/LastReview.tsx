import { useTranslation } from 'react-i18next';
import { Link, Notice } from '@guest/design-system';
import { paths, type OutboxStatus } from '@guest/feature';
import { useHoster } from '@guest/visit';

/** What became of the review that this guest wrote before. */
export function LastReview({ status }: { status: OutboxStatus }) {
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
