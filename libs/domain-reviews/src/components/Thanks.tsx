import { useTranslation } from 'react-i18next';
import {
  Button,
  color,
  Icon,
  Page,
  Row,
  Section,
  Stack,
  StatusLine,
  Text,
  Title,
  VisuallyHidden,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, useHasScreen, useHoster } from '@guest/visit';
import { siteOf } from '../model/site';
import type { SentReview } from '../store/receipt';

/** The hotel has the review: where else it may go, what can still be put right, and home. */
export function Thanks({ sent: { firstname, links, isAboveThreshold, isNameless } }: { sent: SentReview }) {
  const { t } = useTranslation('reviews');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const message = paths.message(hoster.slug);
  const needsHelp = isAboveThreshold === false && functionsOf(hoster).messages && hasScreen(message);
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={6}>
          <Row>
            <Icon name="check" size="xlarge" background="primary" color={color.onPrimary} />
          </Row>
          <Stack gap={2}>
            <Title as="h1" level="h1">
              {firstname ? t('sent.titleNamed', { name: firstname }) : t('sent.title')}
            </Title>
            <StatusLine isLead>{t('sent.status')}</StatusLine>
            <Text>{t('sent.text')}</Text>
            {isNameless && <Text tone="muted">{t('sent.nameless')}</Text>}
          </Stack>
        </Stack>
        {needsHelp && (
          <Section title={t('sent.helpTitle')}>
            <Text tone="muted">{t('sent.helpText')}</Text>
            <Button hierarchy="secondary" size="l" isFullWidth href={message}>
              {t('sent.help')}
            </Button>
          </Section>
        )}
        {links.length > 0 && (
          <Section title={t('sent.linksTitle')}>
            <Text tone="muted">{t('sent.linksText')}</Text>
            <PublicLinks links={links} />
          </Section>
        )}
        <Button hierarchy="tertiary" size="l" isFullWidth href={paths.home(hoster.slug)}>
          {t('sent.home')}
        </Button>
      </Stack>
    </Page>
  );
}

/** Review sites that the hotel named; each opens beside the app. */
function PublicLinks({ links }: { links: SentReview['links'] }) {
  const { t } = useTranslation(['reviews', 'visit']);
  return (
    <Stack gap={2}>
      {links.map((link) => (
        <Button
          key={link.url}
          hierarchy="secondary"
          size="l"
          isFullWidth
          iconRight="external"
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('reviews:sent.link', { site: siteOf(link) })}{' '}
          <VisuallyHidden>{t('visit:newTab')}</VisuallyHidden>
        </Button>
      ))}
    </Stack>
  );
}
