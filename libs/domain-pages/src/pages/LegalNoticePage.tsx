import { useTranslation } from 'react-i18next';
import {
  Button,
  DocumentFrame,
  EmptyState,
  FactList,
  Link,
  Page,
  Row,
  Stack,
  Title,
  type IconFact,
} from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { functionsOf, phoneHref, useHoster, type VisitContext } from '@guest/visit';

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
  const { t } = useTranslation('content');
  // Another site's document can neither be framed nor saved under a name from here: it opens in its own tab.
  const isOurs = src.startsWith('/');
  return (
    <Stack gap={4}>
      <Row gap={2}>
        <Button hierarchy="secondary" iconLeft="doc" href={src} target="_blank" rel="noopener noreferrer">
          {t('legal.open')}
        </Button>
        {isOurs && (
          <Button hierarchy="quaternary" href={src} download>
            {t('legal.download')}
          </Button>
        )}
      </Row>
      {isOurs && <DocumentFrame src={src} title={t('legal.title')} />}
    </Stack>
  );
}
