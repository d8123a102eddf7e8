import { useTranslation } from 'react-i18next';
import {
  Button,
  Card,
  DocumentFrame,
  EmptyState,
  FactList,
  fileSize,
  Icon,
  Link,
  Page,
  Row,
  Stack,
  Text,
  Title,
} from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { useLanguage } from '@guest/i18n';
import { functionsOf, phoneHref, useHoster, type VisitContext } from '@guest/visit';
import { useFileCheck } from '../hooks/useFileCheck';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('legal.title');

/** The publisher, and the hotel's document: shown where the browser can, with links to open and save it. */
export function Component() {
  const { t } = useTranslation('content');
  const { docLegalMentions: document } = useHoster().compliance;
  return (
    <Page>
      <Stack gap={6}>
        <Title level="h1">{t('legal.title')}</Title>
        <Publisher />
        {document ? (
          <LegalDocument src={document} />
        ) : (
          <EmptyState
            size="part"
            icon="doc"
            titleAs="h2"
            title={t('legal.noneTitle')}
            text={t('legal.noneText')}
          />
        )}
      </Stack>
    </Page>
  );
}

function Publisher() {
  const hoster = useHoster();
  const { name, address, email } = hoster;
  const phone = functionsOf(hoster).calls ? hoster.phone : undefined;
  return (
    <FactList
      items={[
        { id: 'name', icon: 'hotel', text: name },
        { id: 'address', icon: 'spot', text: address },
        { id: 'phone', icon: 'phone', text: phone && <Link href={phoneHref(phone)}>{phone}</Link> },
        { id: 'email', icon: 'chat', text: email && <Link href={`mailto:${email}`}>{email}</Link> },
      ]}
    />
  );
}

function LegalDocument({ src }: { src: string }) {
  // Another site's document can neither be framed nor saved under a name from here: it opens in its own tab.
  return src.startsWith('/') ? (
    <OwnDocument src={src} />
  ) : (
    <Row>
      <OpenButton src={src} />
    </Row>
  );
}

function OpenButton({ src }: { src: string }) {
  const { t } = useTranslation('content');
  return (
    <Button hierarchy="secondary" href={src} target="_blank" rel="noopener noreferrer">
      {t('legal.open')}
    </Button>
  );
}

function OwnDocument({ src }: { src: string }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { file, bytes, isRetrying, retry } = useFileCheck(src);
  if (file === 'missing' || file === 'unreachable')
    return (
      <DocumentFailure
        isOffline={file === 'unreachable'}
        isRetrying={isRetrying}
        onRetry={() => void retry()}
      />
    );
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Row gap={4} wraps={false}>
            <Icon name="doc" />
            <Stack gap={0}>
              <Title as="h2" level="h4">
                {t('legal.document')}
              </Title>
              <Text size="s" tone="muted">
                {bytes === undefined ? 'PDF' : `PDF, ${fileSize(bytes, language)}`}
              </Text>
            </Stack>
          </Row>
          <Row gap={3}>
            <OpenButton src={src} />
            <Button hierarchy="tertiary" href={src} download>
              {t('legal.download')}
            </Button>
          </Row>
        </Stack>
      </Card>
      {file === 'there' && <DocumentFrame src={src} title={t('legal.title')} />}
    </Stack>
  );
}

interface DocumentFailureProps {
  isOffline: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

function DocumentFailure({ isOffline, isRetrying, onRetry }: DocumentFailureProps) {
  const { t } = useTranslation(['content', 'visit']);
  return (
    <EmptyState
      size="part"
      role="alert"
      icon="warning"
      tone="danger"
      titleAs="h2"
      title={t('content:legal.failureTitle')}
      text={t(isOffline ? 'visit:failure.offline' : 'content:legal.failureText')}
      actions={
        <Button isBusy={isRetrying} busyLabel={t('visit:failure.retrying')} onClick={onRetry}>
          {t('visit:failure.retry')}
        </Button>
      }
    />
  );
}
