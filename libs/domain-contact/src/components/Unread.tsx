import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, Row, Stack } from '@guest/design-system';
import type { OutboxEntry } from '@guest/feature';
import { focusHeading } from '@guest/visit';
import { Words } from './Words';

interface UnreadProps {
  /** What the hotel refused earlier. */
  entry: OutboxEntry;
  /** What the guest said; its label stands for it where they only tapped. */
  words: string | undefined;
  onDiscard: (id: string) => void;
}

/** Beside another draft: what the hotel refused earlier, to be read before anybody lets go of it. */
export function Unread({ entry, words, onDiscard }: UnreadProps) {
  const { t } = useTranslation('contact');
  const [isOpen, setOpen] = useState(false);
  const handleDiscard = () => {
    onDiscard(entry.id);
    // The button is gone with it.
    focusHeading();
  };
  return (
    <Notice
      tone="warning"
      title={t('sending.earlier.title')}
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
          {isOpen && (
            <Button hierarchy="tertiary" size="m" onClick={handleDiscard}>
              {t('sending.earlier.discard')}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={2}>
        <span>{t('sending.earlier.text')}</span>
        {isOpen && <Words text={words || entry.label} />}
      </Stack>
    </Notice>
  );
}
