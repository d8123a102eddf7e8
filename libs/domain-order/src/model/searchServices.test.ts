import { describe, expect, it } from 'vitest';
import { aService } from '../test/builders';
import { servicesOf } from './catalogueIndex';
import { dietsIn, servicesFor } from './searchServices';
import type { Food, Service } from './service';

const catalogueOf = (...services: Service[]) => ({
  categories: [{ id: 'c', name: 'Manger', subcategories: [{ id: 's', name: 'Ici', services }] }],
});
const of = (id: string, ...diets: Food['diets']) => ({ ...aService(), id, sections: [], diets });
const idsFor = (services: Service[], ...diets: string[]) =>
  servicesOf(servicesFor(catalogueOf(...services), diets)).map(({ id }) => id);

describe('services by diet', () => {
  const halal = of('halal', 'halal');
  const vegan = of('vegan', 'vegan', 'glutenFree');
  const plain = of('plain');

  it('are all there while no diet is chosen', () =>
    expect(idsFor([halal, vegan, plain])).toEqual(['halal', 'vegan', 'plain']));
  it('are those that suit every chosen one', () => {
    expect(idsFor([halal, vegan, plain], 'glutenFree', 'vegan')).toEqual(['vegan']);
    expect(idsFor([halal, vegan, plain], 'glutenFree', 'halal')).toEqual([]);
  });
  it('are vegetarian where they are vegan', () =>
    expect(idsFor([halal, vegan], 'vegetarian')).toEqual(['vegan']));
  it('offer each diet once', () =>
    expect(dietsIn(catalogueOf(vegan, halal, vegan))).toEqual(['vegan', 'glutenFree', 'halal']));
});
