import { describe, expect, it } from 'vitest';
import { awaitsCard, orderMethodsOf } from './orderPayment';
import { paymentStatuses } from '../base/paymentStatuses';
import type { PaymentMethod } from '../calls/payment';
import type { Price } from '../calls/product';

const both: PaymentMethod[] = ['room', 'card'];

describe('how an order can be paid', () => {
  it.each<[string, boolean, PaymentMethod[], number | undefined, PaymentMethod[]]>([
    ['as the hotel offers', true, both, 1_200, both],
    ['by card alone where the hotel wants that', true, ['card'], 1_200, ['card']],
    ['on the room where the hotel names nothing', true, [], 1_200, ['room']],
    ['on the room while no card is taken', false, both, 1_200, ['room']],
    ['on the room while no card is taken, even where only cards are named', false, ['card'], 1_200, ['room']],
    ['on the room without a price', true, ['card'], undefined, ['room']],
    ['on the room where it is free', true, both, 0, ['room']],
  ])('%s', (_name, isActivated, orderMethods, total, expected) => {
    const ordered = { price: undefined, totalCents: total };
    expect(orderMethodsOf({ isActivated, orderMethods }, ordered)).toEqual(expected);
  });

  it.each<[Price['unit'], PaymentMethod[]]>([
    ['perPerson', both],
    ['perRoom', both],
    ['perHour', ['room']],
    ['perDay', ['room']],
    ['perNight', ['room']],
  ])('at a price %s', (unit, expected) => {
    const ordered = { price: { amountCents: 1_200, unit }, totalCents: 1_200 };
    expect(orderMethodsOf({ isActivated: true, orderMethods: both }, ordered)).toEqual(expected);
  });
});

it('waits for a card until one is charged, held or being charged', () => {
  expect(paymentStatuses.filter(awaitsCard)).toEqual([
    'requiresPaymentMethod',
    'requiresAction',
    'failed',
    'cancelled',
  ]);
});
