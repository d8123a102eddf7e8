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
  VisuallyHidden,
  type IconFact,
} from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { useLanguage } from '@guest/i18n';
import { functionsOf, phoneHref, useHoster, type VisitContext } from '@guest/visit';
import { useFileSize } from '../hooks/useFileSize';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('legal.title');

/** Who publishes this, and the hotel's own document: shown where the browser can, to open and to keep. */
export function Component() {
  const { t } = useTranslation('content');
  const { docLegalMentions: document } = useHoster().compliance;
  return (
    <Page>
      <Stack gap={6}>
        <Title as="h1" level="h1">
          {t('legal.title')}
        </Title>
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
  const facts: IconFact[] = [{ id: 'name', icon: 'hotel', text: name }];
  if (address) facts.push({ id: 'address', icon: 'spot', text: address });
  if (phone) facts.push({ id: 'phone', icon: 'phone', text: <Link href={phoneHref(phone)}>{phone}</Link> });
  if (email) facts.push({ id: 'email', icon: 'chat', text: <Link href={`mailto:${email}`}>{email}</Link> });
  return <FactList items={facts} />;
}

function LegalDocument({ src }: { src: string }) {
  const { t } = useTranslation(['content', 'visit']);
  const language = useLanguage();
  // Another site's document can neither be framed nor saved under a name from here: it opens in its own tab.
  const isOurs = src.startsWith('/');
  const bytes = useFileSize(isOurs ? src : undefined);
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Row gap={4} wraps={false}>
            <Icon name="doc" />
            <Stack gap={0}>
              <Title as="h2" level="h4">
                {t('content:legal.document')}
              </Title>
              <Text size="s" tone="muted">
                {bytes === undefined ? 'PDF' : `PDF, ${fileSize(bytes, language)}`}
              </Text>
            </Stack>
          </Row>
          <Row gap={3}>
            <Button hierarchy="secondary" href={src} target="_blank" rel="noopener noreferrer">
              {t('content:legal.open')} <VisuallyHidden>{t('visit:newTab')}</VisuallyHidden>
            </Button>
            {isOurs && (
              <Button hierarchy="tertiary" href={src} download>
                {t('content:legal.download')}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      {isOurs && <DocumentFrame src={src} title={t('content:legal.title')} />}
    </Stack>
  );
}
