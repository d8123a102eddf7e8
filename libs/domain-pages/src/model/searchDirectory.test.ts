import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { RoomDirectory } from '@guest/api-contract';
import { aBackend } from '@guest/testing';
import { aDirectoryEntry } from '../test/builders';
import { isAboutWifi, searchDirectory } from './searchDirectory';

const { storage } = await aBackend('demo');
const kept = await storage.getDocument('hotel-des-lices', 'roomDirectory');
const { sections } = v.parse(RoomDirectory, JSON.parse(kept ?? '{}'));
const found = (search: string) =>
  searchDirectory(sections, search).flatMap(({ entries }) => entries.map(({ title }) => title));

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
});
