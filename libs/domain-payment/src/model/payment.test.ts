import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatuses } from '@guest/api-contract';
import { anIntent } from '../test/builders';
import { afterEvent, noPayment, refusalOf, type PaymentEvent, type PaymentState } from './payment';

const after = (...events: PaymentEvent[]) => events.reduce(afterEvent, noPayment);
const opened: PaymentEvent = { type: 'opened', intent: anIntent({}) };
const ready: PaymentEvent = { type: 'fieldsReady' };
const answered = (change: Parameters<typeof anIntent>[0]): PaymentEvent => ({
  type: 'answered',
  intent: anIntent(change),
});

const anEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constantFrom<PaymentEvent>(
    ready,
    { type: 'fieldsFailed' },
    { type: 'fieldsWanted' },
    { type: 'submitted' },
    { type: 'incomplete' },
    { type: 'challenged' },
    { type: 'ended' },
    { type: 'unanswered' },
  ),
  fc.constantFrom(...paymentStatuses).map((status) => answered({ status })),
);

describe('a payment', () => {
  it('goes from the fields over the bank to its end', () => {
    expect(after(opened).step).toBe('filling');
    expect(after(opened, ready, { type: 'submitted' }).step).toBe('confirming');
    const challenged = after(opened, ready, { type: 'submitted' }, { type: 'challenged' });
    expect(challenged.step).toBe('challenged');
    expect(afterEvent(challenged, answered({ status: 'succeeded' })).step).toBe('paid');
  });

  it('takes no card before its fields are ready', () => {
    expect(after(opened, { type: 'submitted' }).step).toBe('filling');
  });

  it('keeps the secrets of whoever opened it: answers have none', () => {
    const { key: _key, clientSecret: _secret, ...withoutSecrets } = anIntent({ status: 'succeeded' });
    const state = after(opened, { type: 'answered', intent: withoutSecrets });
    expect(state.intent).toMatchObject({ key: 'key-1', clientSecret: 'secret-1', status: 'succeeded' });
  });

  it('is not moved by an answer about another one', () => {
    const state = after(opened);
    expect(afterEvent(state, answered({ _id: 'another', status: 'succeeded' }))).toBe(state);
  });

  it('says why a card was refused only while another may be given', () => {
    expect(refusalOf(after(opened, answered({ failure: 'declined' })))).toBe('declined');
    expect(refusalOf(after(opened, answered({ status: 'requiresAction' })))).toBe('notFinished');
    expect(refusalOf(after(opened, answered({ status: 'failed', failure: 'expired' })))).toBeUndefined();
    expect(refusalOf(noPayment)).toBeUndefined();
  });

  it('that is paid stays paid, whatever comes late', () => {
    fc.assert(
      fc.property(fc.array(anEvent), fc.array(anEvent), (before, late) => {
        const states = [opened, ...before, ...late].reduce<PaymentState[]>(
          (all, event) => [...all, afterEvent(all.at(-1) ?? noPayment, event)],
          [noPayment],
        );
        const paidAt = states.findIndex(({ step }) => step === 'paid');
        if (paidAt >= 0) for (const { step } of states.slice(paidAt)) expect(step).toBe('paid');
      }),
    );
  });

  it('never asks for a card while the provider may still be at work', () => {
    fc.assert(
      fc.property(fc.array(anEvent), (events) => {
        const state = [opened, ready, { type: 'submitted' } as const].reduce(afterEvent, noPayment);
        const later = events.filter(({ type }) => type !== 'answered' && type !== 'incomplete');
        expect(later.reduce(afterEvent, state).step).not.toBe('filling');
      }),
    );
  });
});
