import { surroundingsOf, type Surroundings } from '@guest/api-contract';
import type { Api } from '@guest/api-client';
import { defineFetchedStore, type VisitContext } from '@guest/visit';
import { extractOf } from '../model/extract';
import { fromCityGuide, type Guide } from '../model/place';

const calls = () => import('../api/calls');

type Calls = Awaited<ReturnType<typeof calls>>;
export type GuideQuestion = [latitude: number, longitude: number, radiusKm: number];

/** What the service is asked about these surroundings. */
export const questionOf = ({ centre, radiusKm }: Surroundings): GuideQuestion => [
  centre.latitude,
  centre.longitude,
  radiusKm,
];

async function fetchGuide(
  loaded: { client: Api; calls: Calls },
  ...[latitude, longitude, radiusKm]: GuideQuestion
): Promise<Guide> {
  const answer = await loaded.calls.getAroundMe(loaded.client, { latitude, longitude, radiusKm });
  return fromCityGuide(answer, { latitude, longitude });
}

/** The places around one point. It may hold thousands: no page from the server contains it. */
export const useGuideStore = defineFetchedStore('cityGuide', {
  calls,
  isServed: false,
  fetch: fetchGuide,
});

/** What a page from the server holds of the guide: the first rows, or one place. */
export const useGuideExtractStore = defineFetchedStore('cityGuideExtract', {
  calls,
  fetch: async (loaded, placeId: string | null, ...question: GuideQuestion) =>
    extractOf(await fetchGuide(loaded, ...question), placeId ?? undefined),
});

/** Brings the places around the hotel; those of Paris where it has no coordinates. A server brings an extract. */
export async function loadGuide({ api, registry, hoster, params }: VisitContext): Promise<boolean> {
  const question = questionOf(surroundingsOf(await hoster()));
  return registry.isServer
    ? useGuideExtractStore
        .in(registry)
        .getState()
        .load(api, params.placeId ?? null, ...question)
    : useGuideStore
        .in(registry)
        .getState()
        .load(api, ...question);
}

/** The guide as far as it is here, for titles and answers of a server. */
export function guideIn({ registry, params }: Pick<VisitContext, 'registry' | 'params'>): Guide | undefined {
  const { resource: whole } = useGuideStore.in(registry).getState();
  if (whole.status === 'success') return whole.data;
  const { resource: extract } = useGuideExtractStore.in(registry).getState();
  const isHere = extract.status === 'success' && extract.data.whole?.placeId === params.placeId;
  return isHere ? extract.data : undefined;
}
