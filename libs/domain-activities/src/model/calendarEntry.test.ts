import { expect, it } from 'vitest';
import { slotsOn } from '@guest/visit';
import { anActivity } from '../test/builders';
import { calendarEntry } from './calendarEntry';

it('is an event with an id of its own for each slot, at its place in the hotel', () => {
  const activity = anActivity({
    _id: 'oud',
    title: 'Soirée oud',
    summary: 'Driss joue',
    location: 'Salon',
    days: [{ date: '2026-11-24', slots: [{ from: '19:00' }, { from: '21:00', to: '22:30' }] }],
  });
  const events = slotsOn(activity, '2026-11-24', 'Europe/Paris').map((slot) =>
    calendarEntry(activity, slot, 'Riad, Médina'),
  );
  expect(events[1]).toEqual({
    id: 'oud-2026-11-24-21:00',
    title: 'Soirée oud',
    start: new Date('2026-11-24T21:00:00+01:00'),
    end: new Date('2026-11-24T22:30:00+01:00'),
    place: 'Salon, Riad, Médina',
    details: 'Driss joue',
    url: undefined,
  });
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
});
