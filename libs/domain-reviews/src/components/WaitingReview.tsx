import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useSubmission, type KeptSubmission } from '@guest/submission';
import { useHoster, Waiting } from '@guest/visit';
import { reviewSubmission } from '../submission/reviewSubmission';

/** A review that the hotel does not have yet. */
export function WaitingReview({ kept }: { kept: KeptSubmission }) {
  const { t } = useTranslation('reviews');
  const { slug } = useHoster();
  const navigate = useNavigate();
  const { id } = kept;
  const { busyWith, isInVain, isOnDevice, follow, retry, startAgain } = useSubmission(reviewSubmission);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each review
  useEffect(() => follow(id), [id]);
  const handleAnother = () => {
    startAgain();
    void navigate(paths.reviewForm(slug));
  };
  return (
    <Waiting
      submission={kept}
      title={t('waiting.title')}
      text={t('waiting.text')}
      label={t('title')}
      isOnDevice={isOnDevice}
      isBusy={busyWith === 'retry'}
      isInVain={isInVain}
      onRetry={() => void retry()}
      retryLabel={t('waiting.now')}
      inVainText={t('waiting.still')}
      actions={
        <Button hierarchy="tertiary" size="l" isFullWidth href={paths.home(slug)}>
          {t('home', { ns: 'visit' })}
        </Button>
      }
      another={{ label: t('waiting.another'), onClick: handleAnother }}
    />
  );
}
