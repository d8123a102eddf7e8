import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomDirectory } from '@guest/api-contract';
import {
  Button,
  EmptyState,
  Grid,
  List,
  Page,
  SearchField,
  Section,
  Skeleton as Bone,
  SkeletonGroup,
  SkeletonRows,
  Split,
  Stack,
  StatusLine,
  Title,
} from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import {
  EmptyPage,
  hotelLoader,
  HotelText,
  NotFound,
  useHoster,
  takeRows,
  useNavigation,
  usePart,
  useRowCount,
  WithFetched,
  type VisitContext,
} from '@guest/visit';
import { Entry } from '../components/Directory/Entry';
import { Reception } from '../components/Directory/Reception';
import { WifiCard } from '../components/Directory/WifiCard';
import { useDirectorySearch } from '../hooks/useDirectorySearch';
import { useRoomDirectoryStore } from '../store/screenStores';

/** With more entries than this a search field is shown. */
const SEARCH_ABOVE_ENTRIES = 8;

export const load = hotelLoader(useRoomDirectoryStore);

export const title: PageModule<VisitContext>['title'] = ({ registry }, t) => {
  const { resource } = useRoomDirectoryStore.in(registry).getState();
  return (resource.status === 'success' && resource.data.title) || t('title');
};

/** The skeleton of the directory, under the name of its navigation entry. */
export function Skeleton() {
  const { t } = useTranslation('directory');
  const { slug } = useHoster();
  const name = useNavigation().find(({ href }) => href === paths.roomDirectory(slug))?.longName;
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={5}>
        <Title level="h1">{name ? <HotelText>{name}</HotelText> : t('title')}</Title>
        <Split
          side="start"
          asideVariant="bare"
          aside={
            <SkeletonGroup label={t('loading')}>
              <Bone shape="card" />
            </SkeletonGroup>
          }
        >
          <SkeletonRows label="" hasMedia={false} />
        </Split>
      </Stack>
    </Page>
  );
}

/** The room directory: information about the room and the hotel. */
export function Component() {
  const { t } = useTranslation('directory');
  const { _id } = useHoster();
  return (
    <WithFetched
      store={useRoomDirectoryStore}
      question={[_id]}
      skeleton={<Skeleton />}
      missing={<NotFound />}
    >
      {(directory) =>
        isEmpty(directory) ? (
          <EmptyPage icon="infos" title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <Directory directory={directory} />
        )
      }
    </WithFetched>
  );
}

function isEmpty({ wifi, reception, sections }: RoomDirectory): boolean {
  return !wifi && !reception && sections.every(({ entries }) => entries.length === 0);
}

type DirectorySection = RoomDirectory['sections'][number];

const grouping = {
  sizeOf: ({ entries }: DirectorySection) => entries.length,
  cut: (section: DirectorySection, count: number) => ({
    ...section,
    entries: section.entries.slice(0, count),
  }),
};

function countOf(sections: RoomDirectory['sections']): number {
  return sections.reduce((sum, { entries }) => sum + entries.length, 0);
}

function Directory({ directory }: { directory: RoomDirectory }) {
  const { t } = useTranslation('directory');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const { sections, isSearching, hasWifi } = useDirectorySearch(directory.sections, wanted);
  const { count: rowCount, end, drawAll } = useRowCount(sections, countOf(sections), isSearching);
  const drawn = useMemo(() => takeRows(sections, rowCount, grouping), [sections, rowCount]);
  usePart(rowCount, drawAll);
  const hasSearch = countOf(directory.sections) > SEARCH_ABOVE_ENTRIES;
  const wifi = hasWifi ? directory.wifi : undefined;
  const reception = isSearching ? undefined : directory.reception;
  // The Wi-Fi card counts as a result.
  const count = countOf(sections) + (wifi ? 1 : 0);

  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={5}>
        <Grid columns={1} columnsWide={hasSearch ? 2 : 1} gap={4}>
          <Title level="h1">{directory.title ? <HotelText>{directory.title}</HotelText> : t('title')}</Title>
          {hasSearch && (
            <SearchField
              label={t('search.label')}
              placeholder={t('search.hint')}
              clearLabel={t('search.emptyField')}
              onClear={() => setSearch('')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
        </Grid>
        <StatusLine isHidden>{isSearching ? t('search.results', { count }) : null}</StatusLine>
        <Split
          side="start"
          asideVariant="bare"
          asideLabel={t('aside')}
          aside={
            (wifi ?? reception) && (
              <Stack gap={2}>
                {wifi && <WifiCard wifi={wifi} />}
                {reception && <Reception reception={reception} />}
              </Stack>
            )
          }
        >
          {count === 0 && isSearching && <NoneFound search={wanted} onClear={() => setSearch('')} />}
          <div>
            <Stack gap={8}>
              {drawn
                .filter(({ entries }) => entries.length > 0)
                .map((section) => (
                  <Entries key={section._id} section={section} />
                ))}
            </Stack>
            <div ref={end} />
          </div>
        </Split>
      </Stack>
    </Page>
  );
}

/** A section with its entries; memoized, since more sections are drawn after each other. */
const Entries = memo(function Entries({ section: { title: name, entries } }: { section: DirectorySection }) {
  return (
    <Section title={<HotelText>{name}</HotelText>} gap={1}>
      <List lines="always">
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </List>
    </Section>
  );
});

function NoneFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('directory');
  return (
    <EmptyState
      size="part"
      icon="search"
      titleAs="h2"
      title={t('search.noneTitle', { search })}
      text={t('search.noneText')}
      actions={
        <Button hierarchy="secondary" onClick={onClear}>
          {t('search.clear')}
        </Button>
      }
    />
  );
}
