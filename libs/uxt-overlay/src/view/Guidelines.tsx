import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text, Title } from '@guest/design-system';
import { AbortSession } from './AbortSession';
import { DeviceLine } from './DeviceLine';
import { useParticipant, useTest } from './overlayContext';
import { Written } from './styles';

/** How to take part, before the first task. */
export function Guidelines() {
  const { t } = useTranslation('uxt');
  const guidelines = useTest((state) => state.test.guidelines);
  const { beginTasks } = useParticipant();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Title as="h2" level="h4" ref={heading} tabIndex={-1}>
        {t('guidelines.title')}
      </Title>
      <Text as="div" size="s">
        <Written>{guidelines || t('guidelines.none')}</Written>
      </Text>
      <DeviceLine />
      <Button isFullWidth onClick={beginTasks}>
        {t('guidelines.begin')}
      </Button>
      <AbortSession />
    </>
  );
}
