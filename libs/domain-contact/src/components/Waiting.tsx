import { useTranslation } from 'react-i18next';
import { Button, Card, Notice, Page, Row, Stack, StatusLine, Text, Title } from '@guest/design-system';
import type { OutboxEntry } from '@guest/feature';
import { isOnDevice } from '@guest/outbox';
import { SubmissionStatus } from '@guest/visit';
import { CallButton } from './OtherWay';
import { Words } from './Words';

interface WaitingProps {
  entry: OutboxEntry;
  titles: { onDevice: string; inPage: string };
  /** Names the guest's words. */
  label: string;
  /** What the guest said. */
  words: string | undefined;
  isRetrying: boolean;
  /** The last retry has changed nothing. */
  isInVain: boolean;
  onRetry: () => void;
  /** It is not wanted any more. */
  onDrop: () => void;
  /** Begins another one; this one goes on by itself. */
  another: { label: string; onPress: () => void };
}

/**
 * The hotel does not have it yet: what is safe, what happens next, and what the guest can do. What is late asks whether
 * it is still wanted.
 */
export function Waiting(props: WaitingProps) {
  const { entry, titles, label, words, isRetrying, isInVain, onRetry, onDrop, another } = props;
  const { t } = useTranslation('contact');
  const isSending = entry.status === 'sending' || isRetrying;
  const isKept = isOnDevice(entry.id);
  const isAsking = entry.status === 'asking';
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Title as="h1" level="h1">
            {isAsking ? t('sending.asking.title') : isKept ? titles.onDevice : titles.inPage}
          </Title>
          <Text tone="muted">
            {t(isSending && !isRetrying ? 'sending.underWay' : `sending.${whyOf(entry)}`)}
            {entry.status === 'saved' && entry.sendBefore !== undefined && ` ${t('sending.asksLater')}`}
          </Text>
        </Stack>
        {!isKept && <Notice tone="warning">{t('sending.leaveOpen')}</Notice>}
        <Card>
          <Stack gap={3}>
            <Row gap={2} justify="between">
              <Text size="s" weight="semibold">
                {label}
              </Text>
              <SubmissionStatus status={isSending ? 'sending' : entry.status} />
            </Row>
            {words && <Words text={words} />}
          </Stack>
        </Card>
        <StatusLine isHidden>
          {isSending ? t('sending.busy') : isAsking ? t('sending.asking.title') : null}
        </StatusLine>
        <Stack gap={2}>
          <Button size="l" isFullWidth isBusy={isRetrying} busyLabel={t('sending.busy')} onClick={onRetry}>
            {t(isAsking ? 'sending.asking.send' : 'sending.retry')}
          </Button>
          <StatusLine>{isInVain && !isSending ? t('sending.still') : null}</StatusLine>
          {isAsking && (
            <Button hierarchy="secondary" size="l" isFullWidth onClick={onDrop}>
              {t('sending.asking.leave')}
            </Button>
          )}
          <CallButton isFullWidth />
          {!isAsking && (
            <Button hierarchy="tertiary" size="l" isFullWidth onClick={another.onPress}>
              {another.label}
            </Button>
          )}
        </Stack>
      </Stack>
    </Page>
  );
}

function whyOf({ status, failure }: OutboxEntry): 'asking.text' | 'offline' | 'busyHotel' | 'unanswered' {
  if (status === 'asking') return 'asking.text';
  if (failure === undefined || failure.kind === 'offline') return 'offline';
  return failure.httpStatus === 429 ? 'busyHotel' : 'unanswered';
}
