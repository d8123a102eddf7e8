import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOf, priceLabels, priceUnits, type Price } from '@guest/api-contract';
import { priceLine } from './priceLine';

const label = (name: string) => ({ kind: 'label', label: name });

it.each<[Price | undefined, ReturnType<typeof label> | object | undefined]>([
  [undefined, undefined],
  [{}, undefined],
  [{ unit: 'perPerson' }, undefined],
  [{ amountCents: 0 }, label('free')],
  [{ label: 'free', amountCents: 500 }, label('free')],
  [{ label: 'from' }, label('onDemand')],
  [{ label: 'onEstimate' }, label('onEstimate')],
  [
    { amountCents: 1_800, unit: 'perPerson' },
    { kind: 'amount', cents: 1_800, isFrom: false, unit: 'perPerson' },
  ],
  [
    { label: 'from', amountCents: 500 },
    { kind: 'amount', cents: 500, isFrom: true, unit: undefined },
  ],
])('shows %j', (price, line) => {
  expect(priceLine(price)).toEqual(line);
});

it('says "free" of every price that counts as free, and never an amount of nothing', () => {
  const price = fc.record(
    {
      amountCents: fc.nat(10_000),
      label: fc.constantFrom(...priceLabels),
      unit: fc.constantFrom(...priceUnits),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(price, (one) => {
      const line = priceLine(one);
      if (line?.kind === 'amount') expect(line.cents).toBeGreaterThan(0);
      if (centsOf(one, undefined) === 0)
        expect(['free', 'included']).toContain(line?.kind === 'label' && line.label);
    }),
  );
});
