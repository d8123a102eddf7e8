import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, List, ListRow, Modal, Notice, Row, Section, Text } from '@guest/design-system';
import { formatMoment, useLanguage } from '@guest/i18n';
import { useHotelZone } from '@guest/visit';
import { useSentSubmissions, type ReadableReceipt, type SentOutcome } from './useSentSubmissions';

const tones: Record<SentOutcome, 'success' | 'neutral' | 'danger'> = {
  saved: 'success',
  removed: 'success',
  gone: 'neutral',
  kept: 'neutral',
  failed: 'danger',
};

/** The submissions of this device that the hotel has; nothing where there is none. */
export function SentSection() {
  const { t } = useTranslation('privacy');
  const { sent, busyId, outcome, save, remove } = useSentSubmissions();
  const [asked, setAsked] = useState<ReadableReceipt>();
  const result = useRef<HTMLDivElement>(null);

  const isRowGone = !asked && (outcome === 'removed' || outcome === 'gone');

  useEffect(() => {
    // The pressed button is gone with its row; the dialog gave the focus back to it.
    if (isRowGone) result.current?.focus();
  }, [isRowGone]);

  const handleRemove = async (receipt: ReadableReceipt) => {
    await remove(receipt);
    setAsked(undefined);
  };
  if (sent.length === 0 && outcome === undefined) return null;
  return (
    <Section title={t('sent.title')} gap={3}>
      <Text tone="muted">{t('sent.text')}</Text>
      <div role="status" ref={result} tabIndex={-1}>
        {outcome && <Notice tone={tones[outcome]}>{t(`sent.outcomes.${outcome}`)}</Notice>}
      </div>
      <List>
        {sent.map((receipt) => (
          <SentRow
            key={receipt.id}
            receipt={receipt}
            isBusy={receipt.id === busyId}
            onSave={() => void save(receipt)}
            onRemove={() => setAsked(receipt)}
          />
        ))}
      </List>
      <Modal
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('sent.confirmTitle')}
        closeLabel={t('device.close')}
        size="s"
        actions={
          <>
            <Button hierarchy="secondary" onClick={() => setAsked(undefined)}>
              {t('sent.cancel')}
            </Button>
            <Button
              isBusy={busyId !== undefined}
              busyLabel={t('device.deleting')}
              onClick={() => asked && void handleRemove(asked)}
            >
              {t('sent.confirm')}
            </Button>
          </>
        }
      >
        <Text>{t('sent.confirmText')}</Text>
      </Modal>
    </Section>
  );
}

interface SentRowProps {
  receipt: ReadableReceipt;
  isBusy: boolean;
  onSave: () => void;
  onRemove: () => void;
}

function SentRow({ receipt: { kind, sentAt }, isBusy, onSave, onRemove }: SentRowProps) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const timeZone = useHotelZone();
  const name = t(`sent.kinds.${kind}`);
  const date = formatMoment(new Date(sentAt), language, timeZone);
  return (
    <ListRow
      title={name}
      description={date}
      foot={
        <Row gap={2}>
          <Button
            hierarchy="tertiary"
            size="s"
            iconLeft="doc"
            isBusy={isBusy}
            aria-label={t('sent.saveThis', { name, date })}
            onClick={onSave}
          >
            {t('sent.save')}
          </Button>
          {/* The hotel has to keep a check-in. */}
          {kind !== 'checkin' && (
            <Button
              hierarchy="tertiary"
              size="s"
              iconLeft="delete"
              aria-label={t('sent.removeThis', { name, date })}
              onClick={onRemove}
            >
              {t('sent.remove')}
            </Button>
          )}
        </Row>
      }
    />
  );
}
