import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readLeniently } from '../base/readLeniently';
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

/** Codes of three letters among spaces and other signs, as people write them. */
const nearCurrencies = fc.string({ unit: fc.constantFrom('E', 'u', 'R', 'é', ' ', '\n', '1'), maxLength: 5 });

/** What is read of an odd answer; undefined where it is refused. */
function read<const S extends v.GenericSchema>(schema: S, answer: object): v.InferOutput<S> | undefined {
  const reading = readLeniently(schema, structuredClone(answer));
  return reading.isRead ? reading.output : undefined;
}

describe('PaymentSettings', () => {
  it('are read as they are written', () => {
    expect(v.parse(PaymentSettings, settings)).toEqual(v.parse(StrictPaymentSettings, settings));
  });

  it('take no card where a hotel says nothing', () => {
    const nothing = { isActivated: false, provider: 'sandbox', currency: 'EUR', cards: [], orderMethods: [] };
    expect(v.parse(PaymentSettings, {})).toEqual(nothing);
  });

  it.each<[string, object, object]>([
    ['the public key', { publicKey: ['pk'] }, { publicKey: undefined }],
    ['a card', { cards: ['CB', {}, null] }, { cards: ['CB'] }],
    ['the cards', { cards: 'CB' }, { cards: [] }],
    ['a method', { orderMethods: ['crypto', 'card'] }, { orderMethods: ['card'] }],
  ])('lose %s that is odd, and keep the rest', (_what, odd, expected) => {
    expect(read(PaymentSettings, { ...settings, ...odd })).toEqual({ ...settings, ...expected });
    expect(v.is(StrictPaymentSettings, { ...settings, ...odd })).toBe(false);
  });

  it.each<[string, object, object]>([
    ['status', { status: 'maybe' }, { status: 'toDo' }],
    ['release', { releaseAfterDays: -1 }, { releaseAfterDays: undefined }],
    ['advice', { withoutCard: {} }, { withoutCard: undefined }],
  ])('lose an odd %s of the hold, never the hold', (_what, odd, expected) => {
    const settingsRead = read(PaymentSettings, { preAuthorisation: { ...hold, ...odd } });
    expect(settingsRead?.preAuthorisation).toEqual({ ...hold, ...expected });
  });

  it.each([{ provider: 'coins' }, { provider: 7 }, { isActivated: 'yes' }])('take no card with %o', (odd) => {
    expect(read(PaymentSettings, { ...settings, ...odd })?.isActivated).toBe(false);
  });

  it.each([{ currency: '€' }, { currency: 978 }])('never guess a currency: %o', (odd) => {
    expect(read(PaymentSettings, { ...settings, ...odd })).toBeUndefined();
  });

  it('ask for no hold of an odd amount', () => {
    const odd = { ...settings, preAuthorisation: { ...hold, amountCents: 1.5 } };
    expect(read(PaymentSettings, odd)?.preAuthorisation).toBeUndefined();
  });

  it('read a currency among spaces', () => {
    expect(read(PaymentSettings, { ...settings, currency: ' EUR ' })?.currency).toBe('EUR');
  });

  it('never show a currency that breaks the format of an amount', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearCurrencies), (written) => {
        const currency = read(PaymentSettings, { ...settings, currency: written })?.currency;
        if (currency)
          expect(() => new Intl.NumberFormat('fr', { style: 'currency', currency })).not.toThrow();
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
    { label: {} },
    { releaseDate: '2026-02-30' },
    { expiresAt: 'soon' },
    { order: '../order-2' },
  ])('loses %o alone', (odd) => {
    const [name = ''] = Object.keys(odd);
    expect(read(PaymentIntent, { ...intent, ...odd })).toEqual({ ...intent, [name]: undefined });
  });

  it.each<object>([
    { status: 'perhaps' },
    { purpose: undefined },
    { amountCents: 9.5 },
    { currency: 'euros' },
  ])('is none with %o: the guest would read something wrong', (odd) => {
    expect(read(PaymentIntent, { ...intent, ...odd })).toBeUndefined();
  });
});
