import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { RoomDirectory } from '@guest/api-contract';
import { fakeNetwork } from '@guest/testing';
import { foldedText } from '@guest/visit';
import { aDirectoryEntry } from '../test/builders';
import { isAboutWifi, searchDirectory } from './searchDirectory';
import { topics } from './topics';

const { storage } = await fakeNetwork();
const kept = await storage.getDocument('hotel-des-lices', 'roomDirectory');
const { sections } = v.parse(RoomDirectory, JSON.parse(kept ?? '{}'));
const found = (search: string) =>
  searchDirectory(sections, search).flatMap(({ entries }) => entries.map(({ title }) => title));

/** A hotel with only this entry. */
const wrote = (...titles: string[]) => [
  { _id: 's', title: 'Bon à savoir', entries: titles.map((title) => aDirectoryEntry({ title })) },
];
const foundOf = (titles: string[], search: string) =>
  searchDirectory(wrote(...titles), search).flatMap(({ entries }) => entries.map(({ title }) => title));

describe('searching the directory', () => {
  it.each([
    ['bagage', 'Bagages'],
    ['BAGAGES', 'Bagages'],
    ['petit dejeuner', 'Petit déjeuner'],
    ['Petit Déjeuner', 'Petit déjeuner'],
    ['thermostat', 'Chauffage et climatisation'],
    ['  vélo ', 'Vélos'],
  ])('%o finds %o, whatever the accents and the case', (search, title) => {
    expect(found(search)).toContain(title);
  });

  it.each([
    ['luggage', 'Bagages'],
    ['breakfast', 'Petit déjeuner'],
    ['air conditioning', 'Chauffage et climatisation'],
    ['lost', 'Objet trouvé'],
    ['wheelchair', 'Accessibilité'],
    ['kids', 'Avec des enfants'],
  ])('%o, said in English, finds %o', (search, title) => {
    expect(found(search)).toContain(title);
  });

  it.each(['r&eacute;veil', 'r&#233;veil', 'r&#xE9;veil', '<b>R&Eacute;VEIL</b>', 'ré&shy;veil'])(
    'finds a word that an editor wrote as %s',
    (html) => {
      const hotel = [
        {
          _id: 's',
          title: 'Bon à savoir',
          entries: [aDirectoryEntry({ blocks: [{ type: 'text', html: `<p>Le ${html}</p>` }] })],
        },
      ];
      expect(searchDirectory(hotel, 'réveil')).toHaveLength(1);
      expect(searchDirectory(hotel, 'eacute')).toEqual([]);
    },
  );

  it('finds the French word in what an English hotel wrote', () => {
    const hotel = [{ _id: 's', title: 'Good to know', entries: [aDirectoryEntry({ title: 'Luggage' })] }];
    expect(searchDirectory(hotel, 'bagages')).toHaveLength(1);
    expect(searchDirectory(hotel, 'piscine')).toEqual([]);
  });

  it.each([
    ['eau', 'Parking'],
    ['tri', 'Vélos'],
    ['lit', 'Accessibilité'],
  ])('%o is in the middle of a word of %o: that is no find', (search, title) => {
    expect(found(search)).not.toContain(title);
    expect(isAboutWifi(search)).toBe(false);
  });

  it('any character may be typed', () => {
    for (const search of ['(', 'a+b', '[', '\\', '^$', '*'])
      expect(() => searchDirectory(sections, search)).not.toThrow();
  });

  it('asks for every word', () => {
    expect(found('parking recharge')).toEqual(['Parking']);
    expect(found('parking sauna')).toEqual([]);
  });

  it('looks into what the text says, not into its markup', () => {
    expect(found('fenêtre')).toEqual(['Chauffage et climatisation']);
    expect(found('</p>')).toEqual([]);
  });

  it('gives everything for nothing, itself unchanged', () => {
    expect(searchDirectory(sections, '  ')).toBe(sections);
  });

  it('knows a search for the Wi-Fi in either language', () => {
    for (const search of ['', 'wifi', 'Wi-Fi', 'internet', 'mot de passe', 'password', 'réseau', 'network'])
      expect([search, isAboutWifi(search)]).toEqual([search, true]);
    expect(isAboutWifi('bagages')).toBe(false);
  });

  it.each([
    'code wifi',
    'wifi code',
    'Code Wi-Fi ?',
    'mot de passe du wifi',
    'le mot de passe pour le wi‑fi',
    'wifi connexion',
    'clé wifi',
    'clé d’accès au réseau',
    'comment se connecter au wifi',
    'wifi de la chambre',
    'password for wifi',
    'what’s the Wi Fi password?',
    'how do I connect to the internet',
    'wifi access key',
    'network connection',
  ])('knows %o for a search for the Wi-Fi', (search) => {
    expect(isAboutWifi(search)).toBe(true);
  });

  it.each(['clé', 'key card', 'code de la porte', 'accès au parking', 'hotel', 'chambre', 'access', 'badge'])(
    'knows that %o is not for the Wi-Fi',
    (search) => {
      expect(isAboutWifi(search)).toBe(false);
    },
  );

  it('finds what a hotel says of its Wi-Fi, whatever is asked of it', () => {
    expect(foundOf(['Wi-Fi', 'Clés'], 'mot de passe du wifi')).toEqual(['Wi-Fi']);
    expect(foundOf(['Wi-Fi', 'Code de la porte'], 'code')).toEqual(['Code de la porte']);
  });

  it.each(['Petit déjeuner', 'Petit-déjeuner', 'Petits déjeuners', 'PETIT‑DÉJEUNER', 'Petit\u00a0déjeuner'])(
    'finds %o by "breakfast", not by "lunch"',
    (title) => {
      expect(foundOf([title], 'breakfast')).toEqual([title]);
      expect(foundOf([title], 'petit-déjeuner')).toEqual([title]);
      expect(foundOf([title], 'lunch')).toEqual([]);
    },
  );

  it.each([
    ['Déjeuner', 'lunch'],
    ['Petit déjeuner et déjeuner', 'lunch'],
    ['Check-out', 'départ'],
    ['Mini-bar', 'fridge'],
    ['L’eau du robinet', 'tap water'],
    ['Salle de bien-être', 'wellness'],
  ])('finds %o by %o', (title, search) => {
    expect(foundOf([title], search)).toEqual([title]);
  });

  it('has topics whose names are as plain as what they are looked for in', () => {
    const names = topics.flat();
    expect(names.filter((name) => foldedText(name) !== name)).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('lets the longest name of a topic win', () => {
    expect(foundOf(['Dry cleaning'], 'housekeeping')).toEqual([]);
    expect(foundOf(['Minibar', 'Bar'], 'cocktail')).toEqual(['Bar']);
    expect(foundOf(['Check-in', 'Check-out'], 'check-in')).toEqual(['Check-in']);
    expect(foundOf(['Fire: go with the others', 'Wi-Fi'], 'wi-fi')).toEqual(['Wi-Fi']);
  });

  it('hears what is meant, not the small words about it', () => {
    expect(found('où est le parking ?')).toEqual(found('parking'));
    expect(found('what about my luggage')).toEqual(found('luggage'));
    expect(found('l’heure du petit-déjeuner')).toContain('Petit déjeuner');
    // A small word alone counts as the beginning of a word.
    expect(foundOf(['Thé', 'Bar'], 'thé')).toEqual(['Thé']);
  });

  it('finds the same in every order, spelling and company of small words', () => {
    const spellings: Record<string, string[]> = {
      'petit dejeuner': ['petit-déjeuner', 'Petit Déjeuner', 'PETIT‑DEJEUNER', 'petit  déjeuner'],
      wifi: ['wi-fi', 'Wi‑Fi', 'Wi Fi', 'WIFI'],
      'check out': ['check-out', 'checkout', 'Check Out'],
      ete: ['été', 'd’été', "l'été"],
      luggage: ['Luggage', 'the luggage', 'my luggage'],
      parking: ['du parking', 'Parking ?', 'the parking'],
      code: ['le code', 'code', 'Code:'],
    };
    const small = ['', 'le', 'pour', 'de la', 'the', 'for', 'of a', 'mon', 'd’'];
    const hotel = wrote(
      'Petit-déjeuner',
      'Breakfast',
      'Wi-Fi',
      'Code wifi',
      'Départ',
      'Checkout and luggage',
      'Parking d’été',
      'Code du parking',
    );
    const asked = fc.uniqueArray(fc.constantFrom(...Object.keys(spellings)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(asked, fc.infiniteStream(fc.nat()), (words, numbers) => {
        const pick = <T>(all: readonly T[]) => all[(numbers.next().value ?? 0) % all.length] as T;
        const shuffled = words
          .map((word) => ({ word, at: numbers.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ word }) => `${pick(small)} ${pick(spellings[word] ?? [word])}`)
          .join(' ');
        expect(searchDirectory(hotel, shuffled)).toEqual(searchDirectory(hotel, words.join(' ')));
        expect(isAboutWifi(shuffled)).toBe(isAboutWifi(words.join(' ')));
      }),
    );
  });
});
