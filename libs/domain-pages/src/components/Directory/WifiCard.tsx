import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomDirectory } from '@guest/api-contract';
import { CodeCard, IconButton, QrCode, Stack, StatusLine, Text } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { wifiCode } from '../../model/wifi';

type Copied = 'network' | 'password' | 'failed';

/** The network and its password, each to copy, and a code that connects another device. */
export function WifiCard({ wifi }: { wifi: NonNullable<RoomDirectory['wifi']> }) {
  const { t } = useTranslation('directory');
  const [copied, setCopied] = useState<Copied>();

  const copy = async (text: string, what: Copied) => {
    // The same again is heard again.
    setCopied(undefined);
    // Not in a secure context there is no clipboard; elsewhere a browser may refuse.
    const isDone = await globalThis.navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isDone ? what : 'failed');
  };
  const copyButton = (text: string, what: Copied, label: string) => (
    <IconButton
      icon={copied === what ? 'check' : 'copy'}
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
      status={<CopyStatus copied={copied} />}
      more={t('wifi.more')}
    >
      <Stack gap={3}>
        <Text size="s">{t('wifi.scan')}</Text>
        <QrCode text={wifiCode(wifi)} label={t('wifi.qr', { network: ssid })} />
      </Stack>
    </CodeCard>
  );
}

const copiedWords = {
  network: 'wifi.networkCopied',
  password: 'wifi.passwordCopied',
  failed: 'wifi.notCopied',
} as const satisfies Record<Copied, string>;

function CopyStatus({ copied }: { copied: Copied | undefined }) {
  const { t } = useTranslation('directory');
  return <StatusLine isHidden={copied !== 'failed'}>{copied && t(copiedWords[copied])}</StatusLine>;
}
