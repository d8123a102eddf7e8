import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '@guest/api-contract';
import { daysAhead, slotsAhead, slotsOn, slotStateAt, type Timed } from './animationSlots';

const paris = 'Europe/Paris';
/** A Monday, 10:00 in Paris. */
const now = new Date('2026-11-23T10:00:00+01:00');

const closed: OpeningHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const weeklyOud: Timed = { days: [], weekly: { ...closed, tuesday: [{ from: '21:00', to: '22:00' }] } };
const timesOf = (slots: { day: string; from: string }[]) => slots.map(({ day, from }) => `${day} ${from}`);

describe('the slots of a day', () => {
  it('are those of the week, in hotel time', () => {
    expect(slotsOn(weeklyOud, '2026-11-24', paris)).toEqual([
      {
        day: '2026-11-24',
        from: '21:00',
        to: '22:00',
        start: new Date('2026-11-24T21:00:00+01:00'),
        end: new Date('2026-11-24T22:00:00+01:00'),
        places: undefined,
      },
    ]);
    expect(slotsOn(weeklyOud, '2026-11-25', paris)).toEqual([]);
  });

  it('are those of the date alone where the hotel names it, in time order', () => {
    const slots = [
      { from: '22:00', availablePlaces: 3 },
      { from: '20:00', to: '21:00', availablePlaces: 0 },
    ];
    const named = { ...weeklyOud, days: [{ date: '2026-11-24', slots }] };
    expect(slotsOn(named, '2026-11-24', paris).map(({ from, places }) => [from, places])).toEqual([
      ['20:00', 0],
      ['22:00', 3],
    ]);
    const cancelled = { ...weeklyOud, days: [{ date: '2026-11-24', slots: [] }] };
    expect(slotsOn(cancelled, '2026-11-24', paris)).toEqual([]);
  });

  it('last an hour without an end, and may pass midnight', () => {
    const party = {
      days: [{ date: '2026-12-31', slots: [{ from: '20:30', to: '01:00' }, { from: '23:30' }] }],
    };
    expect(slotsOn(party, '2026-12-31', paris).map(({ end }) => end.toISOString())).toEqual([
      '2027-01-01T00:00:00.000Z',
      '2026-12-31T23:30:00.000Z',
    ]);
  });
});

describe('the days ahead', () => {
  it('are two weeks and the later dates that have slots, each once', () => {
    const slots = [{ from: '20:00' }];
    const days = [
      { date: '2027-01-06', slots },
      { date: '2026-12-31', slots },
      { date: '2026-12-31', slots },
      { date: '2026-12-25', slots: [] },
      { date: '2026-11-24', slots },
      { date: '2026-11-01', slots },
    ];
    const found = daysAhead({ days }, '2026-11-23');
    expect(found).toHaveLength(16);
    expect([found[0], found[13], found[14], found[15]]).toEqual([
      '2026-11-23',
      '2026-12-06',
      '2026-12-31',
      '2027-01-06',
    ]);
  });

  it('hold what is not over, the next one first', () => {
    expect(timesOf(slotsAhead(weeklyOud, now, paris))).toEqual(['2026-11-24 21:00', '2026-12-01 21:00']);
    const later = new Date('2026-11-24T22:00:00+01:00');
    expect(timesOf(slotsAhead(weeklyOud, later, paris))).toEqual(['2026-12-01 21:00']);
    expect(slotsAhead({ days: [] }, now, paris)).toEqual([]);
  });
});

it.each([
  ['09:00', 5, 'over'],
  ['09:30', 0, 'now'],
  ['11:00', 0, 'full'],
  ['11:00', 1, 'open'],
  ['11:00', undefined, 'open'],
] as const)('knows a slot from %s with %s places as %s', (from, availablePlaces, state) => {
  const day = { date: '2026-11-23', slots: [{ from, availablePlaces }] };
  const [slot] = slotsOn({ days: [day] }, '2026-11-23', paris);
  expect(slot && slotStateAt(slot, now)).toBe(state);
});
