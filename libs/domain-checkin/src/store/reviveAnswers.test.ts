import { describe, expect, it } from 'vitest';
import { KEPT_FOR_MS } from '@guest/state';
import { emptyStay } from '../model/answers';
import { noAnswers } from '../model/draft';
import { reviveAnswers } from './reviveAnswers';

const now = Date.parse('2026-11-24T10:00:00Z');
const lastWeek = Date.parse('2026-11-17T10:00:00Z');
const attempt = { key: 'k', headers: { 'Idempotency-Key': 'k' } };
const kept = (departureDate = '', changedAt = now) => ({
  answers: { ...noAnswers, id: 'a', changedAt, isBegun: true, stay: { ...emptyStay, departureDate } },
  submission: {
    draftId: 'a',
    changedAt,
    revision: 2,
    extras: [{ _id: 'cider', quantity: 2 }],
    extraNames: { cider: 'Cidre fermier' },
    customer: attempt,
    checkin: attempt,
  },
});

describe('a form that was kept', () => {
  it('comes back as it was, with the try that was not answered', () => {
    expect(reviveAnswers(kept(), now)).toEqual(kept());
  });

  it.each([
    ['on the day of departure', '2026-11-24', true],
    ['on the day before', '2026-11-25', true],
    ['on the day after', '2026-11-23', false],
    ['whose departure is no day', '2026-13-45', true],
  ])('ends with the stay: %s', (_when, departure, isKept) => {
    const { answers, submission } = reviveAnswers(kept(departure, lastWeek), now);
    expect(answers.id).toBe(isKept ? 'a' : '');
    // A try of what is gone is no try of the next form.
    expect(submission !== undefined).toBe(isKept);
  });

  it('survives a departure in the past: that is a slip, and no end', () => {
    expect(reviveAnswers(kept('2025-11-25'), now)).toEqual(kept('2025-11-25'));
    expect(reviveAnswers(kept('2026-11-16', lastWeek), now).answers.id).toBe('a');
    expect(reviveAnswers(kept('2026-11-17', lastWeek), now).answers.id).toBe('');
  });

  it('ends with the reservation’s own departure, whenever that was filled in', () => {
    const from = { mark: 'm', lastname: '', arrivalDate: '2026-11-20', departureDate: '2026-11-23' };
    const filled = kept('2026-11-23');
    expect(reviveAnswers(filled, now).answers.id).toBe('a');
    const answers = { ...filled.answers, filledFrom: from };
    expect(reviveAnswers({ ...filled, answers }, now).answers.id).toBe('');
  });

  it('ends thirty days after its last change', () => {
    expect(reviveAnswers(kept('', now - KEPT_FOR_MS), now).answers.id).toBe('a');
    expect(reviveAnswers(kept('', now - KEPT_FOR_MS - 1), now).answers.id).toBe('');
  });

  it('takes no try of another form', () => {
    const { answers, submission } = kept();
    const other = { answers, submission: { ...submission, draftId: 'b' } };
    expect(reviveAnswers(other, now).submission).toBeUndefined();
  });
});
