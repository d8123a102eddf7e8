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
} from '@guest/design-system';
import {
  functionsOf,
  HotelLogo,
  HotelText,
  LanguageButton,
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
import { NextThings } from '../components/NextThings';
import { useContactTiles } from '../hooks/useContactTiles';
import { useHotelLinks } from '../hooks/useHotelLinks';
import { useHomePageStore } from '../store/homePageStore';

/** The hotel's home: where am I, what can I do. Complete without `/home-page`, which only adds to it. */
export function Component() {
  return <Home />;
}

/** Stands at once: what is late has its room. */
export const Skeleton = Home;

function Home() {
  const { t } = useTranslation('pages');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const targetOf = useHotelLinks();
  const firstname = useVisitStore((state) => state.guest.firstname.trim());
  const homePage = useHomePageStore((state) => state.homePage);
  const content = homePage.status === 'success' ? homePage.data : undefined;
  const highlight = content?.highlights.find(({ link }) => !link || targetOf(link.url) !== undefined);

  const actions = nextActions(useNextActionsStore((state) => state.actions));
  const isWaiting = homePage.status === 'idle' || homePage.status === 'loading';
  const hasNext = actions.length > 0 || highlight !== undefined || isWaiting;

  const hasContact =
    Boolean((functionsOf(hoster).calls && hoster.phone) || hoster.address) ||
    hasScreen(paths.reviews(hoster.slug));
  const home = paths.home(hoster.slug);
  const entries = useNavigation().filter(({ href }) => href !== home);
  const contactTiles = useContactTiles();
  const tileCount = entries.length + contactTiles.length;
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
        isOverlapped={hasNext}
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
        title={isWaiting && !firstname ? hoster.name : title}
        text={introduction && <HotelText>{introduction}</HotelText>}
      />
      <Page width="gallery" clears="tabs" top={hasNext ? 'none' : 'm'}>
        <Split
          side="start"
          asideWidth="s"
          asideLook="bare"
          isAsideSticky={false}
          asideLabel={t(actions.length > 0 ? 'next.label' : 'home.nextLabel')}
          aside={
            hasNext &&
            (isWaiting && actions.length === 0 ? (
              <SkeletonGroup label={t('home.loading')}>
                <Bone shape="card" />
              </SkeletonGroup>
            ) : (
              <NextThings actions={actions} highlight={highlight} />
            ))
          }
          asideFoot={
            hasContact && (
              <Section title={t('home.findUs')}>
                <FindUs />
              </Section>
            )
          }
        >
          <Page width="full" top={hasNext ? 'm' : 'none'}>
            <Stack gap={8}>
              {tileCount > 0 && (
                <Section title={t('home.entries')}>
                  <Grid
                    columns={tileCount === 1 ? 1 : 2}
                    columnsWide={tileCount < 3 ? 2 : 3}
                    oddOne="last"
                    gap={3}
                  >
                    {entries.map(({ id, href, icon, shortName, description }) => (
                      <Tile
                        key={id}
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
              )}
              {content && <HomeBlocks blocks={content.blocks} />}
            </Stack>
          </Page>
        </Split>
      </Page>
    </>
  );
}
