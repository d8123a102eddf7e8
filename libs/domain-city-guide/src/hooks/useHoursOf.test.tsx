import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeNetwork, renderFeature } from '@guest/testing';
import { cityGuideFeature } from '../index';
import { filterPlaces, noFilters } from '../model/filterPlaces';
import { aPlace, everyDay } from '../test/builders';
import { useHoursOf } from './useHoursOf';
import { usePlaceIndex } from './usePlaceIndex';

const places = [
  aPlace({ id: 'osm', osmOpeningHours: 'Mo-Su 10:00-18:00', openingHours: everyDay('01:00', '02:00') }),
  aPlace({ id: 'odd', osmOpeningHours: 'nonsense', openingHours: everyDay('03:00', '04:00') }),
  aPlace({ id: 'week', openingHours: everyDay('05:00', '06:00') }),
  aPlace({ id: 'unknown', category: 'museum' }),
];

function Hours() {
  const hoursOf = useHoursOf(places, '2026-11-24');
  const museums = filterPlaces(usePlaceIndex(places), { ...noFilters, search: 'musee' }, () => true);
  return (
    <>
      <p>{places.map((place) => hoursOf(place)?.monday[0]?.from ?? '-').join(' ')}</p>
      <p>{museums.map(({ id }) => id).join(' ')}</p>
    </>
  );
}

const feature = {
  ...cityGuideFeature,
  routes: [
    { path: 'hours', handle: { chrome: 'bare' as const }, page: () => Promise.resolve({ Component: Hours }) },
  ],
};

it('gives the hours that a place has, and those of its text once they are read', async () => {
  await fakeNetwork();
  renderFeature(feature, { at: '/demo/hours' });
  expect(await screen.findByText('01:00 03:00 05:00 -')).toBeInTheDocument();
  expect(await screen.findByText('10:00 03:00 05:00 -')).toBeInTheDocument();
  // Found by its category's name alone, in the guest's language.
  expect(screen.getByText('unknown')).toBeInTheDocument();
});
