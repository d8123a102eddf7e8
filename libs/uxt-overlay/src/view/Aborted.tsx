import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text, Title } from '@guest/design-system';
import { useParticipant } from './overlayContext';
import { Front } from './styles';

/** Shown where the browser does not let the window close. */
export function Aborted() {
  const { t } = useTranslation('uxt');
  const { leave } = useParticipant();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Front aria-labelledby="uxt-title">
      <Title id="uxt-title" as="h2" level="h2" ref={heading} tabIndex={-1}>
        {t('aborted.title')}
      </Title>
      <Text>{t('aborted.text')}</Text>
      <Button isFullWidth onClick={leave}>
        {t('aborted.close')}
      </Button>
    </Front>
  );
}
