import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, Stack, Text, Title } from '@guest/design-system';
import { useParticipant, useTest } from './overlayContext';
import { Front, Written } from './styles';

/** What the test is, what it records, and the agreement. */
export function Greeting() {
  const { t } = useTranslation('uxt');
  const { title, description, reqMic, reqCamera } = useTest((state) => state.test);
  const isBeginning = useTest((state) => state.isBeginning);
  const hasFailed = useTest((state) => state.hasFailedToBegin);
  const { agree, leave } = useParticipant();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Front aria-labelledby="uxt-title">
      <Title id="uxt-title" as="h2" level="h2" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {description !== '' && (
        <Text as="div">
          <Written>{description}</Written>
        </Text>
      )}
      <Text>{t('greeting.welcome')}</Text>
      <Text size="s" tone="muted">
        {t('greeting.recording')}
      </Text>
      {(reqMic || reqCamera) && (
        <Notice icon="eye">
          {reqMic && reqCamera && t('greeting.cameraAndMic')}
          {reqCamera && !reqMic && t('greeting.camera')}
          {reqMic && !reqCamera && t('greeting.mic')} {t('greeting.free')}
        </Notice>
      )}
      <div role="status">{hasFailed && <Notice tone="danger">{t('greeting.failed')}</Notice>}</div>
      <Stack gap={2}>
        <Button
          isFullWidth
          isBusy={isBeginning}
          busyLabel={t('greeting.beginning')}
          onClick={() => void agree()}
        >
          {t('greeting.begin')}
        </Button>
        <Button hierarchy="quaternary" isFullWidth disabled={isBeginning} onClick={leave}>
          {t('greeting.decline')}
        </Button>
      </Stack>
    </Front>
  );
}
