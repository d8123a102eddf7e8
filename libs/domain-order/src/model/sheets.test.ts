import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBreakfast, aSheet, aService } from '../test/builders';
import { filledOrder } from '../test/arbitraries';
import { fromProduct } from './service';
import {
  choose,
  clearSection,
  copyToNext,
  emptySheet,
  isBlank,
  isUntouched,
  pruneSheet,
  removeSheet,
  resizeSheets,
  restoreSheet,
  selectionOf,
  setPrecision,
  setQuantity,
  surplusSheets,
} from './sheets';

const breakfast = fromProduct(aBreakfast());
const [drinks, eggs, pastries] = breakfast.sections as [
  (typeof breakfast.sections)[0],
  (typeof breakfast.sections)[0],
  (typeof breakfast.sections)[0],
];
const [croissant] = pastries.items as [(typeof pastries.items)[0]];
const cooking = { sectionId: 'oeufs', itemId: 'fermiers', piece: 0, precision: 'Cuisson' };

describe('the number of sheets', () => {
  it('follows what is asked and keeps what was filled', () => {
    const filled = aSheet({ name: 'Camille' });
    expect(resizeSheets([filled], 3)).toEqual([filled, emptySheet, emptySheet]);
    expect(resizeSheets([filled, emptySheet], 1)).toEqual([filled]);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [51, 50],
  ])('asked for %d, is %d', (asked, length) => {
    expect(resizeSheets([], asked)).toHaveLength(length);
  });

  it('removes the untouched sheets first, the last ones first', () => {
    const [camille, jules] = [aSheet({ name: 'Camille' }), choose(emptySheet, drinks, 'cafe')];
    expect(resizeSheets([emptySheet, camille, emptySheet, jules], 3)).toEqual([emptySheet, camille, jules]);
    expect(resizeSheets([emptySheet, camille, emptySheet, jules], 2)).toEqual([camille, jules]);
    expect(resizeSheets([emptySheet, camille, emptySheet, jules], 1)).toEqual([camille]);
  });

  it('keeps the very sheets that were there, in their order, filled ones before untouched ones', () => {
    fc.assert(
      fc.property(filledOrder, fc.integer({ min: 1, max: 60 }), ({ sheets }, count) => {
        const resized = resizeSheets(sheets, count);
        const surplus = surplusSheets(sheets, count);
        const kept = sheets.filter((_, index) => !surplus.includes(index));
        expect(resized).toHaveLength(Math.min(count, 50));
        expect(kept).toHaveLength(Math.min(sheets.length, count));
        kept.forEach((sheet, index) => expect(resized[index]).toBe(sheet));
        const losesFilled = surplus.some((index) => !isUntouched(sheets[index] ?? emptySheet));
        if (losesFilled) expect(kept.some(isUntouched)).toBe(false);
      }),
    );
  });

  it('shrinks by any sheet, and grows again by the same one at its place', () => {
    const [camille, jules] = [aSheet({ name: 'Camille' }), aSheet({ name: 'Jules' })];
    expect(removeSheet([camille, jules], 0)).toEqual([jules]);
    expect(restoreSheet([jules], 0, camille)).toEqual([camille, jules]);
    expect(removeSheet([camille], 0)).toEqual([emptySheet]);
    const full = resizeSheets([], 50);
    expect(restoreSheet(full, 0, camille)).toEqual(full);
  });
});

describe('choosing', () => {
  it('replaces in a single-choice section', () => {
    const sheet = choose(choose(emptySheet, drinks, 'cafe'), drinks, 'chocolat');
    expect(Object.keys(sheet.sections.boisson ?? {})).toEqual(['chocolat']);
  });

  it('keeps a single choice that is tapped again, with its answers', () => {
    const answered = setPrecision(choose(emptySheet, eggs, 'fermiers'), cooking, 'Brouillés');
    expect(choose(answered, eggs, 'fermiers')).toBe(answered);
  });

  it('takes an optional single choice back', () => {
    const sheet = choose(emptySheet, eggs, 'fermiers');
    expect(clearSection(sheet, 'oeufs')).toEqual(emptySheet);
    expect(clearSection(emptySheet, 'oeufs')).toBe(emptySheet);
  });

  it('adds in a multiple-choice section, up to its limit', () => {
    const two = choose(choose(emptySheet, pastries, 'croissant'), pastries, 'kouign');
    expect(Object.keys(two.sections.viennoiseries ?? {})).toEqual(['croissant', 'kouign']);
    expect(choose(two, pastries, 'pain')).toBe(two);
  });

  it('toggled twice is as before', () => {
    fc.assert(
      fc.property(filledOrder, fc.nat(), fc.nat(), ({ service, sheets }, s, i) => {
        const section = service.sections[s % service.sections.length];
        const item = section?.items[i % section.items.length];
        const [sheet] = sheets;
        fc.pre(section?.choice === 'multiple' && item !== undefined && sheet !== undefined);
        fc.pre(selectionOf(sheet, section.id, item.id) === undefined);
        expect(choose(choose(sheet, section, item.id), section, item.id)).toEqual(sheet);
      }),
    );
  });
});

describe('the quantity of an item', () => {
  const chosen = choose(emptySheet, pastries, 'croissant');

  it('adds unanswered precisions and trims the last', () => {
    const three = setQuantity(chosen, pastries, croissant, 3);
    expect(selectionOf(three, 'viennoiseries', 'croissant')).toEqual({
      quantity: 3,
      precisions: [{}, {}, {}],
    });
    const answered = setPrecision(
      three,
      { sectionId: 'viennoiseries', itemId: 'croissant', piece: 0, precision: 'Cuisson' },
      'Tiède',
    );
    const one = setQuantity(answered, pastries, croissant, 1);
    expect(selectionOf(one, 'viennoiseries', 'croissant')?.precisions).toEqual([{ Cuisson: 'Tiède' }]);
  });

  it('stays within what the hotel allows', () => {
    const many = setQuantity(chosen, pastries, croissant, 99);
    expect(selectionOf(many, 'viennoiseries', 'croissant')?.quantity).toBe(3);
  });

  it('of nothing takes the item off', () => {
    expect(setQuantity(chosen, pastries, croissant, 0)).toEqual(emptySheet);
  });

  it('does nothing to what is not chosen', () => {
    expect(setQuantity(emptySheet, pastries, croissant, 2)).toBe(emptySheet);
  });

  it('always equals the number of precision selections', () => {
    fc.assert(
      fc.property(filledOrder, ({ sheets }) => {
        for (const sheet of sheets) {
          for (const choices of Object.values(sheet.sections)) {
            for (const { quantity, precisions } of Object.values(choices)) {
              expect(precisions).toHaveLength(quantity);
            }
          }
        }
      }),
    );
  });
});

describe('an answer about a piece', () => {
  it('is set, replaced and taken back', () => {
    const chosen = choose(emptySheet, eggs, 'fermiers');
    const answered = setPrecision(setPrecision(chosen, cooking, 'Brouillés'), cooking, 'À la coque');
    expect(selectionOf(answered, 'oeufs', 'fermiers')?.precisions).toEqual([{ Cuisson: 'À la coque' }]);
    expect(setPrecision(answered, cooking, undefined)).toEqual(chosen);
  });

  it('about a piece that is not there changes nothing', () => {
    expect(setPrecision(emptySheet, cooking, 'Brouillés')).toBe(emptySheet);
    const chosen = choose(emptySheet, eggs, 'fermiers');
    expect(setPrecision(chosen, { ...cooking, piece: 4 }, 'Brouillés')).toBe(chosen);
  });
});

describe('pruning', () => {
  it('removes what the service no longer offers', () => {
    const sheet = choose(choose(emptySheet, drinks, 'cafe'), pastries, 'kouign');
    const poorer = aService({ type: 'sheet', sections: [aBreakfast().sections[0] as never] });
    expect(Object.keys(pruneSheet(sheet, poorer).sections)).toEqual(['boisson']);
  });

  it('removes answers that are no longer offered', () => {
    const sheet = setPrecision(choose(emptySheet, eggs, 'fermiers'), cooking, 'Pochés');
    expect(selectionOf(pruneSheet(sheet, breakfast), 'oeufs', 'fermiers')?.precisions).toEqual([{}]);
  });

  it('leaves no empty section', () => {
    expect(pruneSheet(aSheet({ sections: { boisson: {} } }), breakfast).sections).toEqual({});
  });

  it('keeps one item in a single-choice section and the limit in a multiple one', () => {
    const one = { quantity: 1, precisions: [{}] };
    const tooMuch = aSheet({
      sections: {
        boisson: { cafe: one, chocolat: one },
        viennoiseries: { croissant: one, kouign: one, pain: one },
      },
    });
    const pruned = pruneSheet(tooMuch, breakfast);
    expect(Object.keys(pruned.sections.boisson ?? {})).toEqual(['cafe']);
    expect(Object.keys(pruned.sections.viennoiseries ?? {})).toEqual(['croissant', 'kouign']);
  });

  it('changes nothing the second time, and nothing of what taps can make', () => {
    fc.assert(
      fc.property(filledOrder, filledOrder, ({ service, sheets }, other) => {
        for (const sheet of sheets) {
          expect(pruneSheet(sheet, service)).toEqual(sheet);
          const once = pruneSheet(sheet, other.service);
          expect(pruneSheet(once, other.service)).toEqual(once);
        }
      }),
    );
  });
});

describe('the same for the next person', () => {
  const coffee = { boisson: { cafe: { quantity: 1, precisions: [{}] } } };

  it('takes over the choices; name and word for the kitchen stay the next one’s own', () => {
    const sheets = [
      aSheet({ name: 'Camille', comment: 'Sans lactose', sections: coffee }),
      aSheet({ name: 'Jules', comment: 'Sans gluten' }),
    ];
    expect(copyToNext(sheets, 0)).toEqual([
      sheets[0],
      { name: 'Jules', comment: 'Sans gluten', sections: coffee },
    ]);
  });

  it('begins one more after the last', () => {
    expect(copyToNext([aSheet({ name: 'Camille', sections: coffee })], 0)).toEqual([
      aSheet({ name: 'Camille', sections: coffee }),
      aSheet({ sections: coffee }),
    ]);
  });

  it('never makes more sheets than the hotel takes, nor touches the others', () => {
    fc.assert(
      fc.property(filledOrder, fc.nat(60), ({ sheets }, index) => {
        const copied = copyToNext(sheets, index);
        expect(copied.length).toBeLessThanOrEqual(50);
        copied.forEach((sheet, place) => {
          if (place === index + 1) expect(sheet.sections).toBe(sheets[index]?.sections);
          else expect(sheet).toBe(sheets[place]);
        });
      }),
    );
    const full = Array.from({ length: 50 }, () => aSheet({ sections: coffee }));
    expect(copyToNext(full, 49)).toHaveLength(50);
  });

  it('a sheet is blank until something is chosen, whatever is written on it', () => {
    expect([isBlank(aSheet({ name: 'Jules' })), isBlank(aSheet({ sections: coffee }))]).toEqual([
      true,
      false,
    ]);
  });
});
