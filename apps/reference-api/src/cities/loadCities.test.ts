import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCities, partsOf } from './loadCities';

describe('a long list in parts', () => {
  it('is the same list', () => {
    const city = fc.record({ name: fc.string(), lat: fc.string(), country: fc.string() });
    fc.assert(
      fc.property(fc.array(city), fc.integer({ min: 1, max: 5 }), (cities, perPart) => {
        // A name that contains the separator would split the list in the wrong place; the gazetteer has none.
        fc.pre(cities.every((one) => !JSON.stringify(one).slice(1, -1).includes('},{')));
        const parts = [...partsOf(JSON.stringify(cities), perPart)].map(
          (part) => JSON.parse(part) as unknown[],
        );
        expect(parts.flat()).toEqual(cities);
        expect(parts.every((part) => part.length > 0 && part.length <= perPart)).toBe(true);
      }),
    );
  });
});

describe('the world’s cities', () => {
  it('are the real ones, and the one that is meant comes first', async () => {
    const cities = createCities();
    const first = async (text: string, country?: string) =>
      (await cities.find({ text, language: 'fr', country }))[0]?.formattedAddress;
    expect(await first('par')).toBe('Paris, Île-de-France, France');
    expect(await first('renn', 'FR')).toBe('Rennes, Bretagne, France');
    expect(await first('londr')).toBe('Londres, Angleterre, Royaume-Uni');
    expect(await first('gdan')).toBe('Gdansk, Poméranie, Pologne');
    expect(await first('vezin le c', 'FR')).toBe('Vezin-le-Coquet, Bretagne, France');
  });
});
