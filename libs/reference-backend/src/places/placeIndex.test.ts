import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../text/fold';
import { createPlaceIndex, MAX_PLACES, type City } from './placeIndex';

const aCity = (name: string, country = 'FR', region?: string): City => ({
  name,
  country,
  latitude: 1,
  longitude: 2,
  ...(region && { region }),
});
function anIndex(...cities: City[]) {
  const index = createPlaceIndex();
  for (const city of cities) index.add(city);
  return (text: string, country?: string, language: 'fr' | 'en' = 'fr') =>
    index.find({ text, language, country }).map(({ formattedAddress }) => formattedAddress);
}

describe('fold', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ['ŁÓDŹ', 'lodz'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['Œting', 'oeting'],
    ['Straße', 'strasse'],
    ['  Paris 7  ', 'paris 7'],
  ])('writes %s as %s', (name, folded) => expect(fold(name)).toBe(folded));

  it('changes nothing that is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('a place', () => {
  it('is found by its beginning, without accents and hyphens, and by a later word', () => {
    const find = anIndex(aCity('Saint-Étienne'), aCity('Étampes'), aCity('Lyon'));
    expect(find('saint et')).toEqual(['Saint-Étienne, France']);
    expect(find('ETI')).toEqual(['Saint-Étienne, France']);
    expect(find('et')).toEqual(['Étampes, France', 'Saint-Étienne, France']);
  });

  it('comes whole before begun, begun before within, the hotel’s country before others', () => {
    const find = anIndex(
      aCity('Val Vern', 'FR'),
      aCity('Vernon', 'US'),
      aCity('Vernon', 'FR'),
      aCity('Vern', 'GB'),
    );
    expect(find('vern', 'FR')).toEqual([
      'Vern, Royaume-Uni',
      'Vernon, France',
      'Vernon, États-Unis',
      'Val Vern, France',
    ]);
  });

  it('that all the world knows comes first', () => {
    const find = anIndex(
      aCity('Paro', 'BT'),
      aCity('Paris', 'US', 'Texas'),
      aCity('Paris', 'FR'),
      aCity('Parne', 'FR'),
    );
    expect(find('par', 'US').slice(0, 2)).toEqual(['Paris, France', 'Paris, Texas, États-Unis']);
    expect(find('par', 'BT')[0]).toBe('Paris, France');
  });

  it('is called as the guest calls it', () => {
    const find = anIndex(aCity('London', 'GB', 'England'), aCity('Munich', 'DE', 'Bavaria'));
    expect(find('londres')).toEqual(['Londres, Angleterre, Royaume-Uni']);
    expect(find('lond', undefined, 'en')).toEqual(['London, England, United Kingdom']);
    expect(find('münch', undefined, 'en')).toEqual(['Munich, Bavaria, Germany']);
  });

  it('says nothing twice, and knows where it is', () => {
    const index = createPlaceIndex();
    index.add({ name: 'Monaco', country: 'MC', region: 'Monaco', latitude: 43.7, longitude: 7.4 });
    expect(index.find({ text: 'mon', language: 'fr' })).toEqual([
      {
        placeId: 'geonames:MC:43.7,7.4',
        formattedAddress: 'Monaco',
        addressComponents: { city: 'Monaco', region: 'Monaco', country: 'Monaco', countryCode: 'MC' },
        geometry: { location: { latitude: 43.7, longitude: 7.4 } },
      },
    ]);
  });

  it('is not asked for by one letter, and what follows a comma only tells which', () => {
    const find = anIndex(aCity('Lyon'), aCity('Lens'));
    expect(find('l')).toEqual([]);
    expect(find(' , ')).toEqual([]);
    expect(find('lyon, Fra')).toEqual(['Lyon, France']);
  });

  it('always fits what was typed, each once and few of them', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '-', ' '), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), name, (names, text) => {
        const find = anIndex(...names.map((one) => aCity(one)));
        const found = find(text);
        expect(found.length).toBeLessThanOrEqual(MAX_PLACES);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(` ${fold(one)}`).toContain(` ${fold(text)}`);
        const fits = names.filter(
          (one) => ` ${fold(one)}`.includes(` ${fold(text)}`) && fold(text).length > 1,
        );
        expect(found.length === 0).toBe(fits.length === 0);
      }),
    );
  });
});
