import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatuses } from '@guest/api-contract';
import { canMove, isPaid, paymentAt, paymentOf, type PaymentEvent } from './payment';

const at = '2026-06-15T10:00:00.000Z';
const opened = (amountCents = 500): PaymentEvent => ({
  type: 'opened',
  at,
  hosterId: 'palace-id',
  purpose: 'payment',
  amountCents,
  currency: 'EUR',
  provider: 'sandbox',
  expiresAt: '2026-06-15T10:30:00.000Z',
});
const moved = (status: (typeof paymentStatuses)[number]): PaymentEvent => ({ type: 'moved', at, status });

const events = fc.array(fc.oneof(fc.nat(1000).map(opened), fc.constantFrom(...paymentStatuses).map(moved)), {
  maxLength: 20,
});

describe('the payment of a log', () => {
  it('is nothing until it was opened', () => {
    expect(paymentOf('p', [])).toBeUndefined();
    expect(paymentOf('p', [moved('succeeded')])).toBeUndefined();
  });

  it('forgets the failure of an earlier card', () => {
    const declined: PaymentEvent = {
      type: 'moved',
      at,
      status: 'requiresPaymentMethod',
      failure: 'declined',
    };
    expect(paymentOf('p', [opened(), declined])).toMatchObject({ failure: 'declined' });
    expect(paymentOf('p', [opened(), declined, moved('succeeded')])).not.toHaveProperty('failure');
  });

  it('is opened again after it was given up', () => {
    expect(paymentOf('p', [opened(500), moved('cancelled'), opened(700)])).toMatchObject({
      status: 'requiresPaymentMethod',
      amountCents: 700,
      next: 3,
    });
  });

  it('that has succeeded stays so, at its amount, whatever is added', () => {
    fc.assert(
      fc.property(events, events, (before, after) => {
        const log = [opened(500), ...before];
        const paid = paymentOf('p', log);
        if (paid?.status !== 'succeeded') return;
        const later = paymentOf('p', [...log, ...after]);
        expect(later).toMatchObject({ status: 'succeeded', amountCents: paid.amountCents });
      }),
      { numRuns: 500 },
    );
  });

  it('never loses a hold but to its release or its charge', () => {
    fc.assert(
      fc.property(events, (after) => {
        const isReleased = after.some((event) => event.type === 'moved' && event.status === 'cancelled');
        const held = paymentOf('p', [opened(500), moved('authorised'), ...after]);
        if (isReleased || !held) return;
        expect(isPaid(held)).toBe(true);
        expect(held.amountCents).toBe(500);
      }),
    );
  });

  it('goes nowhere from its ends', () => {
    for (const to of paymentStatuses)
      for (const from of ['succeeded', 'failed', 'cancelled'] as const) expect(canMove(from, to)).toBe(false);
  });
});

describe('a payment without a card in time', () => {
  const waiting = paymentOf('p', [opened()]);
  if (!waiting) throw new Error('It was opened');

  it('has failed, unless the provider is at work or it is paid', () => {
    const late = new Date('2026-06-15T10:30:00Z');
    expect(paymentAt(waiting, new Date('2026-06-15T10:29:59Z'))).toEqual(waiting);
    expect(paymentAt(waiting, late)).toMatchObject({ status: 'failed', failure: 'expired' });
    for (const status of ['processing', 'authorised', 'succeeded'] as const)
      expect(paymentAt({ ...waiting, status }, late)).toEqual({ ...waiting, status });
  });
});
