import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { KEPT_FOR_MS } from '@guest/state';
import { noKeptValues } from '../model/answers';
import { noAnswers } from '../model/draft';
import { KeptAnswers } from './keptCheckin';

const now = Date.parse('2026-11-24T10:00:00Z');
const lastWeek = Date.parse('2026-11-17T10:00:00Z');
const kept = (departureDate = '', changedAt = now) => ({
  ...noAnswers,
  id: 'a',
  changedAt,
  isBegun: true,
  stay: { ...noKeptValues('stay'), departureDate },
});
const restore = (raw: unknown) => v.parse(KeptAnswers, raw);

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('a form that was kept', () => {
  it('comes back without what does not fit', () => {
    const companion = { id: 'b', answers: noKeptValues('person') };
    const wishes = { upselle: 7, quantities: { spa: 1, tea: 0, boat: 'x' } };
    const raw = {
      ...kept(),
      step: 'nowhere',
      companions: [companion, { id: '' }, null],
      wishes,
      edited: [1, 'b'],
    };
    expect(restore(raw)).toEqual({
      ...kept(),
      companions: [companion],
      wishes: { upselle: '', quantities: { spa: 1 } },
      edited: ['b'],
    });
    expect(restore({ id: 'a', changedAt: now })).toEqual(kept());
    expect([restore(null), restore({ id: 'a' }), restore({ changedAt: now })].map(({ id }) => id)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('comes back as it was', () => {
    expect(restore(kept())).toEqual(kept());
  });

  it.each([
    ['on the day of departure', '2026-11-24', true],
    ['on the day before', '2026-11-25', true],
    ['on the day after', '2026-11-23', false],
    ['whose departure is no day', '2026-13-45', true],
  ])('ends with the stay: %s', (_when, departure, isKept) => {
    expect(restore(kept(departure, lastWeek)).id).toBe(isKept ? 'a' : '');
  });

  it('survives a departure in the past: that is a slip, and no end', () => {
    expect(restore(kept('2025-11-25'))).toEqual(kept('2025-11-25'));
    expect(restore(kept('2026-11-16', lastWeek)).id).toBe('a');
    expect(restore(kept('2026-11-17', lastWeek)).id).toBe('');
  });

  it('ends with the reservation’s own departure, whenever that was filled in', () => {
    const from = { mark: 'm', lastname: '', arrivalDate: '2026-11-20', departureDate: '2026-11-23' };
    const filled = kept('2026-11-23');
    expect(restore(filled).id).toBe('a');
    expect(restore({ ...filled, filledFrom: from }).id).toBe('');
  });

  it('ends thirty days after its last change', () => {
    expect(restore(kept('', now - KEPT_FOR_MS)).id).toBe('a');
    expect(restore(kept('', now - KEPT_FOR_MS - 1)).id).toBe('');
  });
});
