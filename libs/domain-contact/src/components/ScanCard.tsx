import { useTranslation } from 'react-i18next';
import { Card, QrCode, Row, Stack, Text, Title } from '@guest/design-system';
import { phoneHref } from '@guest/visit';

/** On wide screens: a code that the guest's phone scans to call. */
export function ScanCard({ number }: { number: string }) {
  const { t } = useTranslation('contact');
  return (
    <Card>
      <Stack gap={3}>
        <Title as="h2" level="h3">
          {t('phone.scan')}
        </Title>
        <Text size="s" tone="muted">
          {t('phone.scanText')}
        </Text>
        <Row justify="center">
          <QrCode text={phoneHref(number)} label={t('phone.qr', { number })} />
        </Row>
      </Stack>
    </Card>
  );
}
