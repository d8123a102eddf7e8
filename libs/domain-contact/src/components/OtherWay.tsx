import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Section, Text } from '@guest/design-system';
import { NewTabHint } from '@guest/visit';
import { useReception } from '../hooks/useReception';

interface WayButtonProps {
  hierarchy?: 'primary' | 'secondary';
  isFullWidth?: boolean;
}

/** A button to the message screen or the hotel's own messaging; draws nothing where the hotel has neither. */
export function WriteButton({ hierarchy = 'secondary' }: WayButtonProps) {
  const { t } = useTranslation('contact');
  const { messageHref, isMessageOutside } = useReception();
  if (!messageHref) return null;
  const outside = isMessageOutside ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return (
    <Button hierarchy={hierarchy} size="l" iconLeft="message" href={messageHref} {...outside}>
      {t('ways.write')}
      {isMessageOutside && <NewTabHint />}
    </Button>
  );
}

/** A button to the phone screen; draws nothing where the hotel takes no calls. */
export function CallButton({ hierarchy = 'secondary', isFullWidth = false }: WayButtonProps) {
  const { t } = useTranslation('contact');
  const { phoneScreen } = useReception();
  if (!phoneScreen) return null;
  return (
    <Button hierarchy={hierarchy} size="l" isFullWidth={isFullWidth} iconLeft="phone" href={phoneScreen}>
      {t('ways.call')}
    </Button>
  );
}

/** Another way to reach the hotel, at the end of a screen. */
export function OtherWay({ title, text, action }: { title: string; text?: string; action: ReactNode }) {
  return (
    <Section title={title} level="h4" gap={2}>
      {text && (
        <Text size="s" tone="muted">
          {text}
        </Text>
      )}
      <div>{action}</div>
    </Section>
  );
}
