import { type Coordinates, distanceM } from '@guest/api-contract';
import { expect, it } from 'vitest';
import { createCityGuides } from '../around/cityGuides';
import { fold } from '../text/fold';
import { demoSlugs, loadDemoHotel } from './demoHotels';

/** The size of a square or a large building: two surveys of one place seldom differ by more. */
const SAME_PLACE_M = 100;

interface Located {
  name: string;
  coordinates?: Coordinates | undefined;
}

const nameOf = ({ name }: Located) => fold(name).replace(/^(?:le|la|les) /u, '');

it('puts the places and partners of demo hotels where the city files know them', async () => {
  const cities = (await createCityGuides().read()).flatMap(({ experiences }) => experiences);
  const hotels = await Promise.all(demoSlugs.map((slug) => loadDemoHotel(slug)));
  const located = hotels.flatMap(({ bundle }): Located[] => [
    ...(bundle.cityGuide?.experiences ?? []),
    ...bundle.partners,
  ]);
  const distances = located.flatMap((place) =>
    cities
      .filter((known) => nameOf(known) === nameOf(place))
      .map((known) => ({
        name: place.name,
        metres: place.coordinates && known.coordinates && distanceM(place.coordinates, known.coordinates),
      })),
  );
  expect(distances.length).toBeGreaterThan(8);
  expect(distances.filter(({ metres = Infinity }) => metres > SAME_PLACE_M)).toEqual([]);
});
