import { describe, expect, it } from 'vitest';
import { aCatalogue, anItem, aProduct, aSection, aService, aWireCatalogue } from '../test/builders';
import { findService, servicesOf } from './catalogueIndex';
import { searchServices } from './searchServices';
import { fromCatalogue, isOrderable } from './service';

describe('a catalogue on load', () => {
  it('drops sections without items', () => {
    const service = aService({
      type: 'sheet',
      sections: [aSection('vide', []), aSection('plein', [anItem('a')])],
    });
    expect(service.sections.map(({ id }) => id)).toEqual(['plein']);
  });

  it('drops questions without answers, so that none can block', () => {
    const item = anItem('a', { precisions: [{ name: 'Cuisson', isRequired: true, choices: [] }] });
    const service = aService({ type: 'sheet', sections: [aSection('s', [item])] });
    expect(service.sections[0]?.items[0]?.precisions).toEqual([]);
  });

  it('drops categories that hold nothing', () => {
    expect(
      fromCatalogue(aWireCatalogue({ Matin: [aProduct()], Soir: [] })).categories.map(({ name }) => name),
    ).toEqual(['Matin']);
  });

  it('finds a service by its id, and counts one that stands in two categories once', () => {
    const catalogue = aCatalogue({
      Matin: [aProduct({ _id: 'a' })],
      Soir: [aProduct({ _id: 'a' }), aProduct({ _id: 'b' })],
    });
    expect(servicesOf(catalogue).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(findService(catalogue, 'b')?.id).toBe('b');
    expect(findService(catalogue, 'constructor')).toBeUndefined();
    expect(findService(catalogue, undefined)).toBeUndefined();
  });
});

describe('what can be ordered', () => {
  it('is orderable and offered now', () => {
    expect(isOrderable(aService())).toBe(true);
    expect(isOrderable(aService({ isAvailable: false }))).toBe(false);
    expect(isOrderable(aService({ orderType: 'redirection' }))).toBe(false);
    expect(isOrderable(aService({ orderType: 'notOrderable' }))).toBe(false);
  });
});

describe('searching', () => {
  const catalogue = aCatalogue({
    Matin: [
      aProduct({ _id: 'cafe', name: 'Café et thé' }),
      aProduct({ _id: 'oeufs', name: 'Œufs', summary: 'À la coque' }),
    ],
    'Bien-être': [aProduct({ _id: 'massage', name: 'Massage', description: 'Aux huiles' })],
  });
  const found = (search: string) => servicesOf(searchServices(catalogue, search)).map(({ id }) => id);

  it.each([
    ['cafe', ['cafe']],
    ['  CAFÉ ', ['cafe']],
    ['oeuf coque', ['oeufs']],
    ['huiles', ['massage']],
    ['bien-etre', ['massage']],
    ['café huiles', []],
  ])('for "%s" finds %j', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it('for nothing gives the very catalogue back', () => {
    expect(searchServices(catalogue, '  ')).toBe(catalogue);
  });
});
