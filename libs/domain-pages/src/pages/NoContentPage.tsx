import { useTranslation } from 'react-i18next';
import { EmptyState, Icon, List, ListRow, Page, Stack, type IconName } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { functionsOf, useHasScreen, useHoster, type VisitContext } from '@guest/visit';
import { waysOn, type WayOn } from '../model/waysOn';
import { useHomePageStore } from '../store/homePageStore';
import { useCheckinFormStore, usePartnersStore, useProductsStore } from '../store/noContentStores';
import { useRoomDirectoryStore } from '../store/roomDirectoryStore';

/** Spec 2: five slices, all of them at once (decisions.md 14). */
export async function load({ api, registry, hoster }: VisitContext): Promise<unknown> {
  const { _id } = await hoster();
  const stores = [
    useRoomDirectoryStore,
    usePartnersStore,
    useProductsStore,
    useHomePageStore,
    useCheckinFormStore,
  ] as const;
  return Promise.all(stores.map((store) => store.in(registry).getState().load(api, _id)));
}

export const title: PageModule<VisitContext>['title'] = (_, t) => t('noContent.title');

const icons: Record<WayOn, IconName> = {
  checkin: 'check',
  services: 'service',
  roomDirectory: 'infos',
  advantages: 'present',
  home: 'home',
};

/** A page that has no content yet: says so kindly, and leads to what the hotel does have. */
export function Component() {
  const { t } = useTranslation('content');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const roomDirectory = useRoomDirectoryStore((state) => state.document);
  const partners = usePartnersStore((state) => state.document);
  const products = useProductsStore((state) => state.document);
  const homePage = useHomePageStore((state) => state.homePage);
  const checkinForm = useCheckinFormStore((state) => state.document);

  const ways = waysOn({ roomDirectory, partners, products, homePage, checkinForm })
    .filter((way) => way !== 'services' || functionsOf(hoster).services)
    .map((way) => ({ way, href: paths[way](hoster.slug) }))
    .filter(({ href }) => hasScreen(href));
  return (
    <Page clears="tabs">
      <Stack gap={4}>
        <EmptyState
          size="part"
          level="h1"
          icon="doc"
          title={t('noContent.title')}
          text={t('noContent.text')}
        />
        <List isFramed lines="always">
          {ways.map(({ way, href }) => (
            <ListRow
              key={way}
              href={href}
              media={<Icon name={icons[way]} />}
              title={t(`noContent.ways.${way}`)}
              hasChevron
            />
          ))}
        </List>
      </Stack>
    </Page>
  );
}
