import { useTranslation } from 'react-i18next';
import { EmptyState, Icon, List, ListRow, Page, Stack, type IconName } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { functionsOf, useHasScreen, useHoster, type VisitContext } from '@guest/visit';
import { waysOn, type WayOn } from '../model/waysOn';
import { useHomePageStore } from '../store/homePageStore';
import {
  useCheckinFormStore,
  usePartnersStore,
  useProductsStore,
  useRoomDirectoryStore,
} from '../store/screenStores';

/** Loads at once the five parts that tell which screens have something to show. */
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

/** A page without content yet: says so, and links to screens that have content. */
export function Component() {
  const { t } = useTranslation('content');
  const hoster = useHoster();
  const hasScreen = useHasScreen();
  const roomDirectory = useRoomDirectoryStore((state) => state.resource);
  const partners = usePartnersStore((state) => state.resource);
  const products = useProductsStore((state) => state.resource);
  const checkinForm = useCheckinFormStore((state) => state.resource);

  const ways = waysOn({ roomDirectory, partners, products, checkinForm })
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
