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
  TwoLines,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { LanguageButton } from '@guest/visit';
import { recentHotels, type RecentHotel } from '../browser/device/recentHotels';
import { hotelCode } from '../model/hotelCode';

function problemOf(code: string): 'missing' | 'malformed' | undefined {
  if (code.trim() === '') return 'missing';
  return hotelCode(code) ? undefined : 'malformed';
}

/** The start page, where the guest chooses a hotel by its code. */
export function Component() {
  const { t } = useTranslation('shell');
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
            {/* One element, so that the button and its message stay together at the end of the line. */}
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
          asideVariant="bare"
          isAsideSticky={false}
          asideLabel={t('landing.code')}
          aside={<CodeForm />}
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

/** Asks for the hotel's code. Without a script the form asks the server for `/?code=`. */
function CodeForm() {
  const { t } = useTranslation('shell');
  // Sent without a script: the server renders the form again with what was typed and the problem.
  const asked = new URLSearchParams(useLocation().search).get('code');
  const [code, setCode] = useState(asked ?? '');
  const [error, setError] = useState(asked === null ? undefined : problemOf(asked));

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const slug = hotelCode(typeof typed === 'string' ? typed : code);
    // A new document, because the server's HTML has the hotel's brand.
    if (slug) location.assign(paths.home(slug));
    else setError(problemOf(code));
  }

  return (
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
  );
}

/** The hotels that this device opened before; empty until hydration. */
function RecentHotels() {
  const { t } = useTranslation('shell');
  const [hotels, setHotels] = useState<readonly RecentHotel[]>([]);
  // After hydration, because a server has no storage of the device.
  useEffect(() => {
    const timer = setTimeout(() => setHotels(recentHotels()), 0);
    return () => clearTimeout(timer);
  }, []);
  if (hotels.length === 0) return null;
  return (
    <Section title={t('landing.recent')} gap={1}>
      <List lines="always">
        {hotels.map(({ slug, name }) => (
          <ListRow
            key={slug}
            href={paths.home(slug)}
            media={<Icon name="history" />}
            title={<TwoLines>{name}</TwoLines>}
            hasChevron
          />
        ))}
      </List>
    </Section>
  );
}
