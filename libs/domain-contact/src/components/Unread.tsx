import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, Row, Stack } from '@guest/design-system';
import type { OutboxEntry } from '@guest/feature';
import { focusHeading } from '@guest/visit';
import { Words } from './Words';

interface UnreadProps {
  /** What the hotel refused earlier, or what is late and asks. */
  entry: OutboxEntry;
  /** What the guest said; its label stands for it where they only tapped. */
  words: string | undefined;
  onDiscard: (id: string) => void;
  /** Sends what is late all the same. */
  onSend: (id: string) => void;
}

/** Beside another draft: what the hotel refused earlier or what is late, to be read before anybody lets go of it. */
export function Unread({ entry, words, onDiscard, onSend }: UnreadProps) {
  const { t } = useTranslation('contact');
  const [isOpen, setOpen] = useState(false);
  const isAsking = entry.status === 'asking';
  const decide = (act: (id: string) => void) => () => {
    act(entry.id);
    // The button is gone with it.
    focusHeading();
  };
  return (
    <Notice
      tone="warning"
      title={t(isAsking ? 'sending.asking.earlier' : 'sending.earlier.title')}
      action={
        <Row gap={2}>
          <Button
            hierarchy="secondary"
            size="m"
            aria-expanded={isOpen}
            onClick={() => setOpen((was) => !was)}
          >
            {t('sending.earlier.read')}
          </Button>
          {isOpen && isAsking && (
            <Button hierarchy="secondary" size="m" onClick={decide(onSend)}>
              {t('sending.asking.send')}
            </Button>
          )}
          {isOpen && (
            <Button hierarchy="tertiary" size="m" onClick={decide(onDiscard)}>
              {t(isAsking ? 'sending.asking.leave' : 'sending.earlier.discard')}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={2}>
        <span>{t(isAsking ? 'sending.asking.text' : 'sending.earlier.text')}</span>
        {isOpen && <Words text={words || entry.label} />}
      </Stack>
    </Notice>
  );
}
