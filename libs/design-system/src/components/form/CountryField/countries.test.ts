import { describe, expect, it } from 'vitest';
import { countries, countryCodes, countryName, countryNamed, findCountries } from './countries';

const names = (language: string, typed: string) =>
  findCountries(countries(language), typed).map(({ name }) => name);

describe('countries', () => {
  it('are the 249 codes of ISO 3166-1 and Kosovo, each once', () => {
    expect(countryCodes).toHaveLength(250);
    expect(new Set(countryCodes).size).toBe(250);
    expect(countryCodes).toContain('XK');
    expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it.each(['fr', 'en'])('all have a name in %s', (language) => {
    const list = countries(language);
    expect(list.filter(({ code, name }) => name === code || name.length < 3)).toEqual([]);
    expect(list).toHaveLength(250);
  });

  it('are sorted as their language sorts', () => {
    const french = countries('fr').map(({ name }) => name);
    expect(french.indexOf('Égypte')).toBeLessThan(french.indexOf('Finlande'));
    expect(countryName('XK', 'fr')).toBe('Kosovo');
    expect(countryName('de', 'fr')).toBe('Allemagne');
    expect(countryName('DE', 'en')).toBe('Germany');
  });

  it('keep what is no code as it is', () => {
    expect(countryName('ZZZ', 'fr')).toBe('ZZZ');
    expect(countries('not a language!')).toHaveLength(250);
  });

  it('are found without accents, apostrophes or capitals', () => {
    expect(names('fr', 'egy')).toEqual(['Égypte']);
    expect(names('fr', 'cote d ivoire')).toEqual(['Côte d’Ivoire']);
    expect(names('fr', 'ETATS UNIS')).toContain('États-Unis');
  });

  it('begin with those that begin so', () => {
    expect(names('en', 'ger')[0]).toBe('Germany');
    expect(names('en', 'guinea')[0]).toBe('Guinea');
    expect(names('en', 'uk')).toContain('United Kingdom');
    expect(names('fr', 'angleterre')).toEqual(['Royaume-Uni']);
    expect(names('fr', 'zzz')).toEqual([]);
  });

  it('are named by a whole name only', () => {
    const list = countries('en');
    expect(countryNamed(list, 'niger')?.code).toBe('NE');
    expect(countryNamed(list, 'nigeri')).toBeUndefined();
    expect(countryNamed(list, ' ')).toBeUndefined();
  });
});
