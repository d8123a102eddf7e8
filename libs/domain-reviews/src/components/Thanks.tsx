import { useTranslation } from 'react-i18next';
import { parseUrl } from '@guest/api-contract';
import { Button, Section, Stack, Text } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, NewTabHint, Outcome, useHasScreen, useHoster } from '@guest/visit';
import type { SentReview } from '../model/sentReview';

/** The hotel has the review: where it may be published, and how to reach the hotel if something was not right. */
export function Thanks({ sent: { firstname, links, isAboveThreshold, isNameless } }: { sent: SentReview }) {
  const { t } = useTranslation('reviews');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const message = paths.message(hoster.slug);
  const needsHelp = isAboveThreshold === false && functionsOf(hoster).messages && hasScreen(message);
  return (
    <Outcome
      title={firstname ? t('sent.titleNamed', { name: firstname }) : t('sent.title')}
      status={t('sent.status')}
      text={t('sent.text')}
      note={isNameless && t('sent.nameless')}
      actions={
        <Button hierarchy="tertiary" size="l" isFullWidth href={paths.home(hoster.slug)}>
          {t('home', { ns: 'visit' })}
        </Button>
      }
    >
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
    </Outcome>
  );
}

/** The review sites that the hotel named; each opens in a new tab. */
function PublicLinks({ links }: { links: SentReview['links'] }) {
  const { t } = useTranslation('reviews');
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
          {t('sent.link', { site: siteOf(link) })}
          <NewTabHint />
        </Button>
      ))}
    </Stack>
  );
}

/** The name of a review site: the hotel's, else from its address. */
function siteOf({ name, url }: SentReview['links'][number]): string {
  const given = name?.trim();
  if (given) return given;
  return parseUrl(url)?.hostname.replace(/^www\./u, '') ?? url;
}
