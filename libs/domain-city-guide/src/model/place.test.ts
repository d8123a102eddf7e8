import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGuide, anActivity, HOTEL } from '../test/builders';
import { fromCityGuide, placesById, placesOf } from './place';

const north = (degrees: number) => ({ ...HOTEL, latitude: HOTEL.latitude + degrees });
const idsOf = (guide: Parameters<typeof placesOf>[0]) => placesOf(guide, 'fr').map(({ id }) => id);

describe('the places of a guide', () => {
  it('are sorted by distance; those of which nobody knows where they are come last', () => {
    const guide = aGuide(
      anActivity({ _id: 'nowhere' }),
      anActivity({ _id: 'far', coordinates: north(0.02) }),
      anActivity({ _id: 'near', coordinates: north(0.001) }),
    );
    expect(idsOf(guide)).toEqual(['near', 'far', 'nowhere']);
    expect(placesOf(guide, 'fr')[0]).toMatchObject({ metres: expect.closeTo(111, 0), walkMinutes: 2 });
    expect(placesOf(guide, 'fr')[2]).toMatchObject({ metres: undefined, walkMinutes: undefined });
  });

  it('come once each, and not without a name', () => {
    const experiences = [
      anActivity({ _id: 'a', name: ' Parc ' }),
      anActivity({ _id: 'a', name: 'Another' }),
      anActivity({ _id: 'b', name: '   ' }),
    ];
    const guide = fromCityGuide({ experiences, targetedCity: undefined, cityImage: undefined }, HOTEL);
    expect(placesOf(guide, 'fr').map(({ name }) => name)).toEqual(['Parc']);
  });

  it('speak the language of the guest where they are translated', () => {
    const guide = aGuide(
      anActivity({
        name: 'Louvre',
        summary: 'Le musée',
        language: 'fr',
        translations: { en: { summary: 'The museum' } },
      }),
    );
    expect(placesOf(guide, 'en')[0]).toMatchObject({ name: 'Louvre', summary: 'The museum', language: 'en' });
    expect(placesOf(guide, 'fr')[0]).toMatchObject({ summary: 'Le musée', language: 'fr' });
  });

  it('have a pin where they are somewhere and the hotel shows them', () => {
    const guide = aGuide(
      anActivity({ _id: 'shown', coordinates: HOTEL }),
      anActivity({ _id: 'hidden', coordinates: HOTEL, isShownOnMap: false }),
      anActivity({ _id: 'nowhere' }),
    );
    const isOnMap = (id: string) => placesById(placesOf(guide, 'fr')).get(id)?.isOnMap;
    expect(['shown', 'hidden', 'nowhere'].map(isOnMap)).toEqual([true, false, false]);
  });

  it('are the same list at every call: a list made anew would render for ever', () => {
    const guide = aGuide(anActivity());
    expect(placesOf(guide, 'fr')).toBe(placesOf(guide, 'fr'));
    expect(placesOf(guide, 'fr')).not.toBe(placesOf(guide, 'en'));
  });

  it('are in order wherever on Earth they and the hotel are', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, fc.array(fc.option(anywhere, { nil: undefined })), (centre, coordinates) => {
        const activities = coordinates.map((one, index) =>
          anActivity({ _id: String(index), coordinates: one }),
        );
        const metres = placesOf({ activities, centre }, 'fr').map((place) => place.metres ?? Infinity);
        expect(metres).toEqual(metres.toSorted((one, other) => (one === other ? 0 : one - other)));
        expect(metres).toHaveLength(coordinates.length);
      }),
    );
  });
});
