import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FactList, Modal, Notice, Section, Stack, Text } from '@guest/design-system';
import { useConsentStore } from '@guest/visit';
import { useDeviceData } from './useDeviceData';

/** What this browser keeps, and a button that deletes it. */
export function DeviceSection() {
  const { t } = useTranslation('privacy');
  const [isAsking, setAsking] = useState(false);
  const consents = useConsentStore((state) => state.consents);
  const { kinds, deletion, deleteAll } = useDeviceData(consents);
  const outcome = useRef<HTMLDivElement>(null);
  const isOver = !isAsking && (deletion === 'done' || deletion === 'failed');

  useEffect(() => {
    // The dialog gave the focus back to a button that is removed with the deleted data.
    if (isOver) outcome.current?.focus();
  }, [isOver]);

  const handleDelete = async () => {
    await deleteAll();
    setAsking(false);
  };
  return (
    <Section title={t('device.title')} gap={3}>
      <Text tone="muted">{t('device.text')}</Text>
      <div role="status" ref={outcome} tabIndex={-1}>
        {deletion === 'done' && <Notice tone="success">{t('device.deleted')}</Notice>}
        {deletion === 'failed' && <Notice tone="danger">{t('device.failed')}</Notice>}
      </div>
      {kinds?.length === 0 && <Text>{t('device.nothing')}</Text>}
      {kinds && kinds.length > 0 && (
        <Stack gap={4}>
          <FactList
            items={kinds.map((kind) => ({ id: kind, icon: 'check', text: t(`device.kinds.${kind}`) }))}
          />
          <div>
            <Button hierarchy="secondary" iconLeft="delete" onClick={() => setAsking(true)}>
              {t('device.delete')}
            </Button>
          </div>
        </Stack>
      )}
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('device.confirmTitle')}
        closeLabel={t('device.close')}
        size="s"
        actions={
          <>
            <Button hierarchy="secondary" onClick={() => setAsking(false)}>
              {t('device.cancel')}
            </Button>
            <Button
              isBusy={deletion === 'underWay'}
              busyLabel={t('device.deleting')}
              onClick={() => void handleDelete()}
            >
              {t('device.confirm')}
            </Button>
          </>
        }
      >
        <Text>{t('device.confirmText')}</Text>
      </Modal>
    </Section>
  );
}
