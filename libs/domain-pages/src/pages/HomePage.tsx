import { useTranslation } from 'react-i18next';
import {
  Grid,
  Hero,
  isIconName,
  Page,
  Row,
  Section,
  Skeleton as Bone,
  SkeletonGroup,
  Split,
  Stack,
  Tile,
  TwoLines,
} from '@guest/design-system';
import {
  functionsOf,
  HotelLogo,
  HotelText,
  LanguageButton,
  lazyPart,
  MenuButton,
  nextActions,
  ShareButton,
  useHasScreen,
  useHoster,
  useNavigation,
  useNextActionsStore,
  useVisitStore,
} from '@guest/visit';
import { paths } from '@guest/feature';
import { FindUs } from '../components/FindUs';
import { HomeBlocks } from '../components/HomeBlocks';
import { NextThing } from '../components/NextThing';
import { useContactTiles } from '../hooks/useContactTiles';
import { useHotelLinks } from '../hooks/useHotelLinks';
import { useHomePageStore } from '../store/homePageStore';

// Most guests have begun nothing yet, so the first load leaves it out. Home is complete without it.
const NextActions = lazyPart(async () => (await import('../components/NextActions')).NextActions, {
  whileLoading: null,
  fallback: () => null,
});

/** The hotel's home. It is complete without `/home-page`, which only adds to it. */
export function Component() {
  const { t } = useTranslation('pages');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const targetOf = useHotelLinks();
  const firstname = useVisitStore((state) => state.guest.firstname.trim());
  const homePage = useHomePageStore((state) => state.resource);
  const content = homePage.status === 'success' ? homePage.data : undefined;
  const highlight = content?.highlights.find(({ link }) => !link || targetOf(link.url) !== undefined);

  const actions = nextActions(useNextActionsStore((state) => state.actions));
  const isWaiting = homePage.status === 'idle' || homePage.status === 'loading';
  const comingNext = isWaiting && (
    <SkeletonGroup label={t('home.loading')}>
      <Bone shape="card" />
    </SkeletonGroup>
  );
  const ofHotel = highlight && <NextThing highlight={highlight} />;
  const next = actions.length > 0 ? <NextActions actions={actions} /> : comingNext || ofHotel;

  const hasContact =
    Boolean((functionsOf(hoster).calls && hoster.phone) || hoster.address) ||
    hasScreen(paths.reviews(hoster.slug));
  const greeting = content?.greeting ? <HotelText>{content.greeting}</HotelText> : t('home.welcome');
  const title = firstname ? t('home.hello', { name: firstname }) : greeting;
  const introduction = content?.introduction ?? hoster.description;

  return (
    <>
      <Hero
        picture={
          hoster.customization.welcomePicture
            ? { src: hoster.customization.welcomePicture, alt: '' }
            : undefined
        }
        isOverlapped={Boolean(next)}
        top={
          <>
            <HotelLogo isLink={false} isOnPicture />
            <Row gap={0} wraps={false}>
              <LanguageButton variant="overlay" />
              <ShareButton variant="overlay" />
              <MenuButton variant="overlay" />
            </Row>
          </>
        }
        title={isWaiting && !firstname ? <TwoLines>{hoster.name}</TwoLines> : title}
        text={introduction && <HotelText>{introduction}</HotelText>}
      />
      <Page width="gallery" clears="tabs" top={next ? 'none' : 'm'}>
        <Split
          side="start"
          asideWidth="s"
          asideVariant="bare"
          isAsideSticky={false}
          asideLabel={t(actions.length > 0 ? 'next.label' : 'home.nextLabel')}
          aside={next}
          asideFoot={
            hasContact && (
              <Section title={t('home.findUs')}>
                <FindUs />
              </Section>
            )
          }
        >
          <Page width="full" top={next ? 'm' : 'none'}>
            <Stack gap={8}>
              <Entries />
              {content && <HomeBlocks blocks={content.blocks} />}
            </Stack>
          </Page>
        </Split>
      </Page>
    </>
  );
}

/** Home itself: late parts have their space reserved. */
export function Skeleton() {
  return <Component />;
}

/** The ways into the app's other screens. */
function Entries() {
  const { t } = useTranslation('pages');
  const { slug } = useHoster();
  const home = paths.home(slug);
  const entries = useNavigation().filter(({ href }) => href !== home);
  const contactTiles = useContactTiles();
  const tileCount = entries.length + contactTiles.length;
  if (tileCount === 0) return null;
  return (
    <Section title={t('home.entries')}>
      <Grid columns={tileCount === 1 ? 1 : 2} columnsWide={tileCount < 3 ? 2 : 3} oddOne="last" gap={3}>
        {entries.map(({ href, icon, shortName, description }) => (
          <Tile
            key={href}
            href={href}
            title={<HotelText>{shortName}</HotelText>}
            description={description && <HotelText>{description}</HotelText>}
            icon={isIconName(icon) ? icon : 'infos'}
          />
        ))}
        {contactTiles.map((tile) => (
          <Tile key={tile.href} {...tile} />
        ))}
      </Grid>
    </Section>
  );
}
