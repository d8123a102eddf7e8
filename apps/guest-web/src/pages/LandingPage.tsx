import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  Button,
  FactList,
  Hero,
  Icon,
  LiftCard,
  List,
  ListRow,
  Logo,
  Page,
  Row,
  Section,
  SiteHeader,
  Split,
  Stack,
  TextField,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { LanguageButton } from '@guest/visit';
import { recentHotels, type RecentHotel } from '../browser/recentHotels';
import { hotelCode } from '../model/hotelCode';

function problemOf(code: string): 'missing' | 'malformed' | undefined {
  if (code.trim() === '') return 'missing';
  return hotelCode(code) ? undefined : 'malformed';
}

/** Choose the hotel by its code. The form works before any script has come: it asks the server for `/?code=`. */
export function Component() {
  const { t } = useTranslation('shell');
  // Without a script the form came back with what was typed: the server renders what is wrong with it.
  const asked = new URLSearchParams(useLocation().search).get('code');
  const [code, setCode] = useState(asked ?? '');
  const [error, setError] = useState(asked === null ? undefined : problemOf(asked));

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const slug = hotelCode(typeof typed === 'string' ? typed : code);
    // Another document: the hotel's brand comes with its HTML.
    if (slug) location.assign(paths.home(slug));
    else setError(problemOf(code));
  }

  const mark = <Logo name="Guest Web" src="/mark-light.svg" hasName />;
  return (
    <>
      <SiteHeader
        navLabel={t('nav.main')}
        logo={<Logo name="Guest Web" src="/mark.svg" size="m" hasName />}
        hasLine={false}
        actions={<LanguageButton />}
      />
      <Hero
        size="s"
        isOverlapped
        picture={{ src: '/arrival.svg', alt: '' }}
        top={
          <>
            {mark}
            {/* One thing at the end of the line, with what it says. */}
            <Row gap={0} wraps={false}>
              <LanguageButton variant="overlay" />
            </Row>
          </>
        }
        title={t('landing.title')}
        text={t('landing.text')}
      />
      <Page width="gallery" top="none">
        <Split
          side="start"
          asideLook="bare"
          isAsideSticky={false}
          asideLabel={t('landing.code')}
          aside={
            <LiftCard overlap="hero">
              <form method="get" action="/" noValidate onSubmit={handleSubmit}>
                <Stack gap={4}>
                  <TextField
                    name="code"
                    label={t('landing.code')}
                    hint={t('landing.codeHint')}
                    error={error && t(`landing.${error}`)}
                    value={code}
                    maxLength={100}
                    autoCapitalize="none"
                    autoComplete="off"
                    autoCorrect="off"
                    spellCheck={false}
                    onChange={(event) => setCode(event.target.value)}
                  />
                  <Button type="submit" size="l" isFullWidth>
                    {t('landing.open')}
                  </Button>
                </Stack>
              </form>
            </LiftCard>
          }
        >
          <Page width="full" top="m">
            <Stack gap={8}>
              <RecentHotels />
              <Section title={t('landing.whereTitle')}>
                <FactList
                  items={[
                    { icon: 'chat', text: t('landing.whereMail') },
                    { icon: 'key', text: t('landing.whereRoom') },
                    { icon: 'people', text: t('landing.whereDesk') },
                  ]}
                />
              </Section>
            </Stack>
          </Page>
        </Split>
      </Page>
    </>
  );
}

/** The hotels that this device opened before; nothing until the browser was asked. */
function RecentHotels() {
  const { t } = useTranslation('shell');
  const hotels = useRecentHotels();
  if (hotels.length === 0) return null;
  return (
    <Section title={t('landing.recent')} gap={1}>
      <List lines="always">
        {hotels.map(({ slug, name }) => (
          <ListRow
            key={slug}
            href={paths.home(slug)}
            media={<Icon name="history" />}
            title={name}
            hasChevron
          />
        ))}
      </List>
    </Section>
  );
}

const none: readonly RecentHotel[] = [];

function useRecentHotels(): readonly RecentHotel[] {
  const [hotels, setHotels] = useState(none);
  useEffect(() => {
    // After hydration: a server knows no device.
    const timer = setTimeout(() => setHotels(recentHotels()), 0);
    return () => clearTimeout(timer);
  }, []);
  return hotels;
}
