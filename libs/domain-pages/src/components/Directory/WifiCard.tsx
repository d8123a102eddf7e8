import { useTranslation } from 'react-i18next';
import type { RoomDirectory } from '@guest/api-contract';
import { CodeCard, IconButton, QrCode, Stack, StatusLine, Text } from '@guest/design-system';
import { HotelText, useCopy } from '@guest/visit';
import { wifiCode } from '../../model/wifi';

const copiedWords = {
  network: 'wifi.networkCopied',
  password: 'wifi.passwordCopied',
  failed: 'wifi.notCopied',
} as const;

/** The network and its password, each to copy, and a code that connects another device. */
export function WifiCard({ wifi }: { wifi: NonNullable<RoomDirectory['wifi']> }) {
  const { t } = useTranslation('directory');
  const { outcome, copy } = useCopy<'network' | 'password'>();
  const copyButton = (text: string, what: 'network' | 'password', label: string) => (
    <IconButton
      icon={outcome === what ? 'check' : 'copy'}
      label={label}
      onClick={() => void copy(text, what)}
    />
  );

  const { ssid, password, note } = wifi;
  return (
    <CodeCard
      aria-label={t('wifi.label')}
      icon="wifi"
      title={note ? <HotelText>{note}</HotelText> : t('wifi.title')}
      items={[
        {
          id: 'network',
          term: t('wifi.network'),
          value: ssid,
          action: copyButton(ssid, 'network', t('wifi.copyNetwork')),
        },
        {
          id: 'password',
          term: t('wifi.password'),
          value: password || t('wifi.open'),
          isCode: Boolean(password),
          action: password ? copyButton(password, 'password', t('wifi.copyPassword')) : undefined,
        },
      ]}
      status={<StatusLine isHidden={outcome !== 'failed'}>{outcome && t(copiedWords[outcome])}</StatusLine>}
      more={t('wifi.more')}
    >
      <Stack gap={3}>
        <Text size="s">{t('wifi.scan')}</Text>
        <QrCode text={wifiCode(wifi)} label={t('wifi.qr', { network: ssid })} />
      </Stack>
    </CodeCard>
  );
}
