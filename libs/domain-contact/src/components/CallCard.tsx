import { useTranslation } from 'react-i18next';
import { Button, Card, IconButton, Link, Row, Stack, StatusLine, Text, Title } from '@guest/design-system';
import { phoneHref, useCopy } from '@guest/visit';

/** The number as the hotel writes it, to read, copy and call. */
export function CallCard({ number }: { number: string }) {
  const { t } = useTranslation('contact');
  const { outcome, copy } = useCopy<'copied'>();
  return (
    <Card>
      <Stack gap={4}>
        <Row justify="between" wraps={false}>
          <div>
            <Text size="xs" tone="muted">
              {t('phone.number')}
            </Text>
            <Title as="p" level="h2">
              {/* A link: phones would make their own of a plain number. */}
              <Link tone="plain" isStandalone href={phoneHref(number)}>
                {number}
              </Link>
            </Title>
          </div>
          <IconButton
            icon={outcome === 'copied' ? 'check' : 'copy'}
            label={t('phone.copy')}
            onClick={() => void copy(number, 'copied')}
          />
        </Row>
        <StatusLine isHidden={outcome !== 'failed'}>
          {outcome && t(outcome === 'copied' ? 'phone.copied' : 'phone.notCopied')}
        </StatusLine>
        <Button size="xl" isFullWidth iconLeft="phone" href={phoneHref(number)}>
          {t('phone.call')}
        </Button>
      </Stack>
    </Card>
  );
}
