import { useTranslation } from 'react-i18next';
import { Button, Text } from '@guest/design-system';
import { useParticipant, useTest } from './overlayContext';
import { Dot } from './styles';

/** Whether camera and microphone record, and whether the server answers. */
export function DeviceLine() {
  const { t } = useTranslation('uxt');
  const devices = useTest((state) => state.devices);
  const isWaiting = useTest((state) => state.signals === 'waiting');
  const { askForDevices } = useParticipant();
  const words = {
    none: undefined,
    filming: t('devices.on'),
    listening: t('devices.micOn'),
    refused: t('devices.refused'),
    lost: t('devices.lost'),
    paused: t('devices.paused'),
  }[devices];
  return (
    <>
      <div role="status">
        {words !== undefined && (
          <Text size="s" tone="muted">
            {(devices === 'filming' || devices === 'listening') && <Dot aria-hidden />}
            {words}
          </Text>
        )}
        {isWaiting && (
          <Text size="s" tone="warning">
            {t('sending')}
          </Text>
        )}
      </div>
      {devices === 'paused' && (
        <Button hierarchy="secondary" size="s" onClick={() => void askForDevices()}>
          {t('devices.again')}
        </Button>
      )}
    </>
  );
}
