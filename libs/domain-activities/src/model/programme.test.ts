import { describe, expect, it } from 'vitest';
import { anActivity } from '../test/builders';
import { nextBusyDay, programmeDays, programmeOn } from './programme';

const timeZone = 'Europe/Paris';
const yoga = anActivity({
  _id: 'yoga',
  weekly: {
    monday: [{ from: '18:00', to: '19:00' }],
    thursday: [
      { from: '18:00', to: '19:00' },
      { from: '08:00', to: '09:00' },
    ],
  },
});
const piano = anActivity({ _id: 'piano', days: [{ date: '2026-11-26', slots: [{ from: '12:00' }] }] });
const party = anActivity({ _id: 'party', days: [{ date: '2026-12-31', slots: [{ from: '20:30' }] }] });
const all = [yoga, piano, party];
/** A Tuesday. */
const today = '2026-11-24';

describe('the programme of a day', () => {
  it('holds the slots of all activities in time order', () => {
    const lines = programmeOn(all, '2026-11-26', timeZone);
    expect(lines.map(({ activity, slot }) => `${slot.from} ${activity.id}`)).toEqual([
      '08:00 yoga',
      '12:00 piano',
      '18:00 yoga',
    ]);
    expect(programmeOn(all, today, timeZone)).toEqual([]);
  });

  it('is offered for two weeks, and for later dates', () => {
    const days = programmeDays(all, today);
    expect(days).toHaveLength(15);
    expect(days.slice(-2)).toEqual(['2026-12-07', '2026-12-31']);
  });
});

describe('the next day with something on', () => {
  const days = programmeDays(all, today);

  it('is the first one after the empty day', () => {
    expect(nextBusyDay(all, days, { after: today, timeZone })).toBe('2026-11-26');
    expect(nextBusyDay([party], days, { after: today, timeZone })).toBe('2026-12-31');
  });

  it('is an earlier one where none follows, and none where nothing is planned', () => {
    expect(nextBusyDay([piano], days, { after: '2026-11-30', timeZone })).toBe('2026-11-26');
    expect(nextBusyDay([anActivity()], days, { after: today, timeZone })).toBeUndefined();
  });
});
