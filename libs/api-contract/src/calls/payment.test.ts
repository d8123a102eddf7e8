import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PaymentIntent, PaymentRequest, PaymentSettings, StrictPaymentSettings } from './payment';

const hold = { status: 'toDo', amountCents: 15_000, releaseAfterDays: 7, withoutCard: 'En espèces' };
const settings = {
  isActivated: true,
  provider: 'stripe',
  publicKey: 'pk_1',
  currency: 'EUR',
  cards: ['CB', 'Visa'],
  orderMethods: ['room', 'card'],
  preAuthorisation: hold,
};

describe('PaymentSettings', () => {
  it('are read as they are written', () => {
    expect(v.parse(PaymentSettings, settings)).toEqual(v.parse(StrictPaymentSettings, settings));
  });

  it('take no card where a hotel says nothing', () => {
    const nothing = { isActivated: false, provider: 'sandbox', currency: 'EUR', cards: [], orderMethods: [] };
    expect(v.parse(PaymentSettings, {})).toEqual(nothing);
  });

  it.each<[string, object, object]>([
    ['the public key', { publicKey: 7 }, { publicKey: undefined }],
    ['a card', { cards: ['CB', 7, null] }, { cards: ['CB'] }],
    ['the cards', { cards: 'CB' }, { cards: [] }],
    ['a method', { orderMethods: ['crypto', 'card'] }, { orderMethods: ['card'] }],
  ])('lose %s that is odd, and keep the rest', (_what, odd, read) => {
    expect(v.parse(PaymentSettings, { ...settings, ...odd })).toEqual({ ...settings, ...read });
    expect(v.is(StrictPaymentSettings, { ...settings, ...odd })).toBe(false);
  });

  it.each<[string, object, object]>([
    ['status', { status: 'maybe' }, { status: 'toDo' }],
    ['release', { releaseAfterDays: -1 }, { releaseAfterDays: undefined }],
    ['advice', { withoutCard: 7 }, { withoutCard: undefined }],
  ])('lose an odd %s of the hold, never the hold', (_what, odd, read) => {
    const { preAuthorisation } = v.parse(PaymentSettings, { preAuthorisation: { ...hold, ...odd } });
    expect(preAuthorisation).toEqual({ ...hold, ...read });
  });

  it.each([{ provider: 'coins' }, { provider: 7 }, { isActivated: 'yes' }])('take no card with %o', (odd) => {
    expect(v.parse(PaymentSettings, { ...settings, ...odd }).isActivated).toBe(false);
  });

  it.each([{ currency: '€' }, { currency: 978 }, { preAuthorisation: { ...hold, amountCents: 1.5 } }])(
    'never guess a price: %o',
    (odd) => {
      expect(v.is(PaymentSettings, { ...settings, ...odd })).toBe(false);
    },
  );

  it('never show a currency that breaks the format of an amount', () => {
    fc.assert(
      fc.property(fc.string(), (currency) => {
        const { success } = v.safeParse(PaymentSettings, { ...settings, currency });
        if (success) expect(() => new Intl.NumberFormat('fr', { style: 'currency', currency })).not.toThrow();
      }),
    );
  });
});

describe('PaymentRequest', () => {
  it('names what is paid, never the price', () => {
    const order = { purpose: 'payment', order: 'order-1', expectedAmountCents: 900 };
    expect(v.parse(PaymentRequest, { ...order, amountCents: 1, currency: 'JPY' })).toEqual(order);
    expect(v.is(PaymentRequest, { ...order, purpose: 'gift' })).toBe(false);
    expect(v.is(PaymentRequest, { ...order, expectedAmountCents: -1 })).toBe(false);
    expect(v.is(PaymentRequest, { ...order, order: '../order-2' })).toBe(false);
  });
});

describe('PaymentIntent', () => {
  const intent = {
    _id: 'intent-1',
    status: 'requiresPaymentMethod',
    purpose: 'payment',
    amountCents: 900,
    currency: 'EUR',
    provider: 'sandbox',
    failure: 'insufficientFunds',
    label: 'Deux cafés',
    releaseDate: '2026-12-04',
  };

  it('is read whole', () => {
    expect(v.parse(PaymentIntent, intent)).toEqual(intent);
  });

  it.each<object>([
    { failure: 'moonPhase' },
    { label: 7 },
    { releaseDate: '2026-02-30' },
    { expiresAt: 'soon' },
    { order: '../order-2' },
  ])('loses %o alone', (odd) => {
    const [name = ''] = Object.keys(odd);
    expect(v.parse(PaymentIntent, { ...intent, ...odd })).toEqual({ ...intent, [name]: undefined });
  });

  it.each<object>([
    { status: 'perhaps' },
    { purpose: undefined },
    { amountCents: '900' },
    { currency: 'euros' },
  ])('is none with %o: the guest would read something wrong', (odd) => {
    expect(v.is(PaymentIntent, { ...intent, ...odd })).toBe(false);
  });
});
