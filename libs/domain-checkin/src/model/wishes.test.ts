import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Extras } from '@guest/api-contract';
import { aDraft, aForm } from '../test/builders';
import { noWishes } from './answers';
import { buildCheckin } from './buildCheckin';
import { stepsOf } from './steps';
import { isWishing, offeredWishes } from './wishes';

const offers = {
  upselles: [{ _id: 'suite' }],
  extras: [
    { _id: 'cot', maxQuantity: 1 },
    { _id: 'rose', maxQuantity: 5 },
  ],
} as unknown as Extras;

it('asks for nothing that is not offered, nor for more of it than there is', () => {
  const wishes = { upselle: 'attic', quantities: { cot: 3, rose: 2, gone: 1 } };
  expect(offeredWishes(wishes, offers)).toEqual({ upselle: '', quantities: { cot: 1, rose: 2 } });
  expect(offeredWishes({ upselle: 'suite', quantities: {} }, offers).upselle).toBe('suite');
  expect(offeredWishes(wishes, undefined)).toEqual(noWishes);
  expect(isWishing(wishes)).toBe(true);
  expect(isWishing({ upselle: '', quantities: { cot: 0 } })).toBe(false);
});

it('sends what is offered alone', () => {
  const id = fc.constantFrom('cot', 'rose', 'gone', 'constructor');
  fc.assert(
    fc.property(fc.dictionary(id, fc.integer({ min: 0, max: 9 })), fc.boolean(), (quantities, isKnown) => {
      const wishes = { upselle: 'suite', quantities };
      const outgoing = {
        hosterId: 'h',
        timeZone: 'Europe/Paris',
        steps: stepsOf(aForm({ promotionInfo: {} })),
        draft: { ...aDraft({}), wishes },
        consents: [],
        context: { today: '2026-11-21' },
        ...(isKnown && { offers }),
      };
      const max: Record<string, number> = { suite: 1, cot: 1, rose: 5 };
      const extras = buildCheckin(outgoing, 'c').extras ?? [];
      expect(extras.every(({ _id, quantity }) => quantity > 0 && quantity <= (max[_id] ?? 0))).toBe(true);
      expect(extras.some(({ _id }) => _id === 'suite')).toBe(isKnown);
    }),
  );
});
