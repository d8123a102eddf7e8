import { describe, expect, it } from 'vitest';
import { checkDelivery, deliveryMoment, openTimes, suggestDelivery, type Delivery } from './delivery';
import { addDays, canBeNow, momentAt, slotsOf } from '@guest/api-contract';

const breakfast = { from: '07:00', to: '10:30', slotMinutes: 15, orderBeforeOnPreviousDay: '22:00' };
const bar = { from: '17:30', to: '22:30', slotMinutes: 15 };
const paris = (moment: string) => ({ now: new Date(moment), timeZone: 'Europe/Paris' });
const afternoon = paris('2026-11-24T15:00:00+01:00');
const at = (day: string, time: string): Delivery => ({ mode: 'at', day, time });

describe('the hotel’s clock', () => {
  it('is read in the hotel’s zone, whatever the guest’s', () => {
    expect(momentAt('2026-11-25', '08:30', 'Europe/Paris')?.toISOString()).toBe('2026-11-25T07:30:00.000Z');
    expect(momentAt('2026-07-25', '08:30', 'Europe/Paris')?.toISOString()).toBe('2026-07-25T06:30:00.000Z');
    expect(momentAt('2026-11-25', '08:30', 'America/New_York')?.toISOString()).toBe(
      '2026-11-25T13:30:00.000Z',
    );
  });

  it('keeps its hour on both days of a clock change', () => {
    expect(momentAt('2026-03-29', '08:00', 'Europe/Paris')?.toISOString()).toBe('2026-03-29T06:00:00.000Z');
    expect(momentAt('2026-10-25', '08:00', 'Europe/Paris')?.toISOString()).toBe('2026-10-25T07:00:00.000Z');
    expect(momentAt('2026-10-25', '00:30', 'Europe/Paris')?.toISOString()).toBe('2026-10-24T22:30:00.000Z');
  });

  it('moves an hour that the clock skips one hour on', () => {
    expect(momentAt('2026-03-29', '02:30', 'Europe/Paris')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('knows no moment of what is no date', () => {
    expect(momentAt('demain', '08:30', 'Europe/Paris')).toBeUndefined();
  });

  it('counts days over the end of a month', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('slots', () => {
  it('go from the first to the last time', () => {
    const slots = slotsOf(breakfast);
    expect(slots).toHaveLength(15);
    expect([slots?.[0], slots?.[1], slots?.at(-1)]).toEqual(['07:00', '07:15', '10:30']);
  });

  it('pass midnight', () => {
    expect(slotsOf({ from: '23:30', to: '00:30', slotMinutes: 30 })).toEqual(['23:30', '00:00', '00:30']);
  });

  it('are not known where any time will do', () => {
    expect(slotsOf(undefined)).toBeUndefined();
    expect(slotsOf({ from: '07:00', to: '10:30' })).toBeUndefined();
  });
});

describe('"as soon as possible"', () => {
  it('is possible without hours, and within them', () => {
    expect(canBeNow(undefined, afternoon)).toBe(true);
    expect(canBeNow(bar, paris('2026-11-24T18:00:00+01:00'))).toBe(true);
  });

  it('is not possible outside the hours, nor for what is ordered the day before', () => {
    expect(canBeNow(bar, afternoon)).toBe(false);
    expect(canBeNow(breakfast, paris('2026-11-24T08:00:00+01:00'))).toBe(false);
    expect(checkDelivery({ mode: 'now', day: '', time: '' }, bar, afternoon)).toEqual({ mode: 'notNow' });
  });

  it('is possible in hours that pass midnight', () => {
    const night = { from: '22:00', to: '02:00' };
    expect(canBeNow(night, paris('2026-11-24T01:00:00+01:00'))).toBe(true);
    expect(canBeNow(night, afternoon)).toBe(false);
  });

  it('sends no moment', () => {
    expect(deliveryMoment({ mode: 'now', day: '2026-11-25', time: '08:30' }, 'Europe/Paris')).toBeUndefined();
  });
});

describe('a delivery at a moment', () => {
  it.each([
    ['half filled, the day', at('', '08:30'), undefined, { day: 'noDay' }],
    ['half filled, the time', at('2026-11-25', ''), undefined, { time: 'noTime' }],
    ['not filled', at('', ''), undefined, { day: 'noDay', time: 'noTime' }],
    ['no such day', at('2026-13-45', '08:30'), undefined, { day: 'noDay' }],
    ['a day gone by', at('2026-11-23', '08:30'), undefined, { day: 'past' }],
    ['a mistyped year', at('2062-11-25', '08:30'), undefined, { day: 'tooFar' }],
    ['the last day of a year', at('2027-11-24', '08:30'), undefined, {}],
    ['the day after it', at('2027-11-25', '08:30'), undefined, { day: 'tooFar' }],
    ['an hour gone by', at('2026-11-24', '14:59'), undefined, { time: 'past' }],
    ['later today', at('2026-11-24', '15:01'), undefined, {}],
    ['before the hours', at('2026-11-25', '06:45'), breakfast, { time: 'outside' }],
    ['after the hours', at('2026-11-25', '10:45'), breakfast, { time: 'outside' }],
    ['the last slot', at('2026-11-25', '10:30'), breakfast, {}],
    ['between two slots', at('2026-11-25', '08:20'), breakfast, { time: 'slot' }],
    [
      'too late for today',
      at('2026-11-24', '22:00'),
      { orderBeforeOnPreviousDay: '22:00' },
      { day: 'tooLate' },
    ],
  ] as const)('%s', (_, delivery, availability, errors) => {
    expect(checkDelivery(delivery, availability, afternoon)).toEqual(errors);
  });

  it('is ordered until the very minute of the day before', () => {
    const wish = at('2026-11-25', '08:30');
    expect(checkDelivery(wish, breakfast, paris('2026-11-24T22:00:00+01:00'))).toEqual({});
    expect(checkDelivery(wish, breakfast, paris('2026-11-24T22:01:00+01:00'))).toEqual({ day: 'tooLate' });
  });
});

describe('the suggestion', () => {
  it('is as soon as possible where that can be', () => {
    expect(suggestDelivery(undefined, afternoon).mode).toBe('now');
  });

  it('is the next possible slot otherwise', () => {
    expect(suggestDelivery(bar, afternoon)).toEqual(at('2026-11-24', '17:30'));
    expect(suggestDelivery(breakfast, afternoon)).toEqual(at('2026-11-25', '07:00'));
    expect(suggestDelivery(breakfast, paris('2026-11-24T22:30:00+01:00'))).toEqual(at('2026-11-26', '07:00'));
  });

  it('leaves out the slots of today that are gone', () => {
    expect(openTimes('2026-11-24', bar, paris('2026-11-24T22:05:00+01:00'))).toEqual(['22:15', '22:30']);
  });

  it('always can be asked for', () => {
    for (const availability of [undefined, bar, breakfast, { from: '04:30' }, { to: '11:00' }]) {
      expect(checkDelivery(suggestDelivery(availability, afternoon), availability, afternoon)).toEqual({});
    }
  });
});
