import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, EmptyState, Notice, Page, Stack, StatusLine } from '@guest/design-system';
import { paths, type OutboxEntry } from '@guest/feature';
import { isOnDevice, useOutbox } from '@guest/outbox';
import { SubmissionStatus, useHoster } from '@guest/visit';
import { useReviewStore } from '../store/reviewStore';

/** A review that the hotel does not have: kept until it does, or refused and to be read again. */
export function NotThereYet({ entry }: { entry: OutboxEntry }) {
  return entry.status === 'refused' ? <Refused entry={entry} /> : <Waiting entry={entry} />;
}

function Waiting({ entry: { id, status } }: { entry: OutboxEntry }) {
  const { t } = useTranslation('reviews');
  const outbox = useOutbox();
  /** The guest's own wish to send it now has changed nothing. */
  const [isInVain, setIsInVain] = useState(false);
  const handleNow = async () => {
    setIsInVain(false);
    const entry = await outbox().then(
      (box) => box.retry(id),
      () => undefined,
    );
    setIsInVain(entry?.status !== 'received');
  };
  return (
    <Page>
      <Stack gap={4}>
        <EmptyState
          size="part"
          level="h1"
          icon="cloud-off"
          title={t('waiting.title')}
          text={
            <Stack gap={3} align="start">
              <SubmissionStatus status={status} />
              {t('waiting.text')}
            </Stack>
          }
          actions={
            <Button
              size="l"
              isBusy={status === 'sending'}
              busyLabel={t('form.sending')}
              onClick={() => void handleNow()}
            >
              {t('waiting.now')}
            </Button>
          }
        />
        {!isOnDevice(id) && <Notice tone="warning">{t('waiting.stay')}</Notice>}
        <StatusLine>{isInVain ? t('waiting.still') : null}</StatusLine>
        <HomeButton />
      </Stack>
    </Page>
  );
}

function Refused({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('reviews');
  const { slug } = useHoster();
  const navigate = useNavigate();
  const takeUp = useReviewStore((state) => state.takeUp);
  const handleTakeUp = () => {
    takeUp(entry);
    void navigate(paths.reviewForm(slug));
  };
  return (
    <Page>
      <Stack gap={4}>
        <EmptyState
          size="part"
          level="h1"
          icon="alert"
          tone="danger"
          title={t('waiting.refusedTitle')}
          text={t('waiting.refusedText')}
          actions={
            <Button size="l" onClick={handleTakeUp}>
              {t('waiting.takeUp')}
            </Button>
          }
        />
        <HomeButton />
      </Stack>
    </Page>
  );
}

function HomeButton() {
  const { t } = useTranslation('reviews');
  const { slug } = useHoster();
  return (
    <Button hierarchy="tertiary" size="l" isFullWidth href={paths.home(slug)}>
      {t('sent.home')}
    </Button>
  );
}
