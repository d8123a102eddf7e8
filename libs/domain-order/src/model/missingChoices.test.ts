import { describe, expect, it } from 'vitest';
import { aBreakfast, aService } from '../test/builders';
import { missingChoices } from './missingChoices';
import { fromProduct, type Section } from './service';
import { choose, emptySheet, setPrecision } from './sheets';

const breakfast = fromProduct(aBreakfast());
const [drinks, eggs] = breakfast.sections as [Section, Section];
const withCoffee = choose(emptySheet, drinks, 'cafe');

/** What is missing, said shortly. */
const told = (sheets: Parameters<typeof missingChoices>[1], service = breakfast) =>
  missingChoices(service, sheets).map(({ sheet, section, precision }) =>
    [sheet, section.label, precision?.name].filter((part) => part !== undefined).join(' '),
  );

describe('what still blocks an order', () => {
  it('is a required section without an item', () => {
    expect(told([emptySheet])).toEqual(['0 Boisson chaude']);
  });

  it('is nothing when every required choice is made', () => {
    expect(told([withCoffee])).toEqual([]);
  });

  it('is a required question of a chosen item without an answer', () => {
    const unanswered = choose(withCoffee, eggs, 'fermiers');
    expect(told([unanswered])).toEqual(['0 Œufs Cuisson']);
    const place = { sectionId: 'oeufs', itemId: 'fermiers', piece: 0, precision: 'Cuisson' };
    expect(told([setPrecision(unanswered, place, 'Brouillés')])).toEqual([]);
    expect(told([setPrecision(unanswered, place, 'Pochés')])).toEqual(['0 Œufs Cuisson']);
  });

  it('comes sheet by sheet, in the order of the menu card', () => {
    const bare = choose(emptySheet, eggs, 'fermiers');
    expect(told([withCoffee, bare, emptySheet])).toEqual([
      '1 Boisson chaude',
      '1 Œufs Cuisson',
      '2 Boisson chaude',
    ]);
  });

  it('counts each piece of an item', () => {
    const twoEggs = {
      ...withCoffee,
      sections: { ...withCoffee.sections, oeufs: { fermiers: { quantity: 2, precisions: [{}, {}] } } },
    };
    expect(missingChoices(breakfast, [twoEggs]).map(({ precision }) => precision?.piece)).toEqual([0, 1]);
  });

  it('takes an item that is no longer offered for none', () => {
    const gone = { ...emptySheet, sections: { boisson: { absinthe: { quantity: 1, precisions: [{}] } } } };
    expect(told([gone])).toEqual(['0 Boisson chaude']);
  });

  it('is nothing for a single order', () => {
    expect(told([emptySheet], aService({ sections: aBreakfast().sections }))).toEqual([]);
  });
});
