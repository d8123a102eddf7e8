import { useTranslation } from 'react-i18next';
import { Text } from '@guest/design-system';
import { useTest } from './overlayContext';
import { Dot } from './styles';

/** Whether camera and microphone record, and whether the server answers. */
export function DeviceLine() {
  const { t } = useTranslation('uxt');
  const devices = useTest((state) => state.devices);
  const hasCamera = useTest((state) => state.test.reqCamera);
  const isWaiting = useTest((state) => state.isWaiting);
  const words = {
    none: undefined,
    recording: hasCamera ? t('devices.on') : t('devices.micOn'),
    refused: t('devices.refused'),
    lost: t('devices.lost'),
  }[devices];
  return (
    <div role="status">
      {words !== undefined && (
        <Text size="s" tone="muted">
          {devices === 'recording' && <Dot aria-hidden />}
          {words}
        </Text>
      )}
      {isWaiting && (
        <Text size="s" tone="warning">
          {t('sending')}
        </Text>
      )}
    </div>
  );
}
