import { useMemo } from 'react';
import { ListBesideMap, Page, Stack } from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { useLanguage } from '@guest/i18n';
import { lazyPart, useSearch, type VisitContext } from '@guest/visit';
import { GuideFilters } from '../components/Guide/GuideFilters';
import { GuideHead } from '../components/Guide/GuideHead';
import { GuideSearch } from '../components/Guide/GuideSearch';
import { GuideSkeleton } from '../components/Guide/GuideSkeleton';
import { EmptyGuide } from '../components/Guide/NoPlaces';
import { PlaceList } from '../components/Guide/PlaceList';
import { WithGuide } from '../components/Guide/WithGuide';
import { useFoundPlaces } from '../hooks/useFoundPlaces';
import { useGuideFilters } from '../hooks/useGuideFilters';
import { useScrollTo } from '../hooks/useScrollTo';
import { MapUnavailable } from '../map/MapUnavailable';
import { categoriesIn } from '../model/categories';
import { placesOf, type Guide } from '../model/place';
import { guideIn } from '../store/guideStore';

export const title: PageModule<VisitContext>['title'] = (context, t) => {
  const city = guideIn(context)?.city?.trim();
  return city ? t('guide.titleOf', { city }) : t('guide.title');
};

export { GuideSkeleton as Skeleton } from '../components/Guide/GuideSkeleton';

const MAP_ID = 'map';

const GuideMap = lazyPart(async () => (await import('../components/Guide/GuideMap')).GuideMap, {
  whileLoading: null,
  fallback: MapUnavailable,
});

/** What there is around the hotel, nearest first. */
export function Component() {
  return (
    <WithGuide skeleton={<GuideSkeleton />}>
      {(guide) => (guide.activities.length === 0 ? <EmptyGuide /> : <Places guide={guide} />)}
    </WithGuide>
  );
}

function Places({ guide }: { guide: Guide }) {
  const places = placesOf(guide, useLanguage());
  const { filters, change } = useGuideFilters();
  const [params] = useSearch();
  const isMapShown = params.get('view') === 'map';
  useScrollTo(MAP_ID, isMapShown);
  const shown = useFoundPlaces(guide, places, filters);
  const offered = useMemo(() => guide.whole?.categories ?? categoriesIn(places), [guide, places]);
  const { search, ...choices } = filters;
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={4}>
        <GuideHead guide={guide} />
        <ListBesideMap
          head={
            <>
              <GuideSearch search={search} onChange={change} />
              <GuideFilters {...choices} offered={offered} onChange={change} />
            </>
          }
          map={<GuideMap places={shown.found} />}
          mapId={MAP_ID}
          isMapShown={isMapShown}
        >
          <PlaceList {...shown} onChange={change} />
        </ListBesideMap>
      </Stack>
    </Page>
  );
}
