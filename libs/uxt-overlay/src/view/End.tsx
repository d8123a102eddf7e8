import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, ProgressBar, Text, Title } from '@guest/design-system';
import { DeviceLine } from './DeviceLine';
import { useParticipant, useTest } from './overlayContext';
import { Written } from './styles';

/** Thanks, and what is still being sent. The session ends when that is done, or has failed. */
export function End() {
  const { t } = useTranslation('uxt');
  const conclusion = useTest((state) => state.test.conclusion);
  const sending = useTest((state) => state.sending);
  const progress = useTest((state) => state.progress);
  // Signals that wait are sent on the next pages as well.
  const areSignalsSent = useTest((state) => state.signals !== 'sending');
  const { leave, sendVideo } = useParticipant();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isRunning = sending === 'running';
  const isBusy = isRunning || !areSignalsSent;
  return (
    <>
      <Title as="h2" level="h4" ref={heading} tabIndex={-1}>
        {t('end.title')}
      </Title>
      <Text as="div" size="s">
        <Written>{conclusion || t('end.conclusion')}</Written>
      </Text>
      {isRunning && progress !== undefined && (
        <ProgressBar value={progress} max={1} text={t('end.progress')} />
      )}
      <DeviceLine />
      <div role="status">
        {sending === 'failed' && (
          <Notice
            tone="danger"
            action={
              <Button size="s" hierarchy="secondary" onClick={() => void sendVideo()}>
                {t('end.retry')}
              </Button>
            }
          >
            {t('end.failed')}
          </Notice>
        )}
      </div>
      <Button isFullWidth isBusy={isBusy} busyLabel={t('end.submitting')} onClick={leave}>
        {t('end.end')}
      </Button>
    </>
  );
}
