import { describe, expect, it } from 'vitest';
import { aPlace, HOTEL, PARIS_ZONE } from '../test/builders';
import type { Stop } from './plan';
import { planEvents, planText, walkHref } from './takeAlong';

const stop = (rest: Partial<Stop['place']> = {}, start = 600): Stop => ({
  place: aPlace(rest),
  start,
  end: start + 60,
});

describe('a plan in the calendar', () => {
  it('has the hotel’s time, past midnight and after the clock change', () => {
    const [winter, late] = planEvents([stop(), stop({}, 1_500)], '2026-11-24', PARIS_ZONE);
    expect(winter).toMatchObject({
      start: new Date('2026-11-24T09:00:00Z'),
      end: new Date('2026-11-24T10:00:00Z'),
    });
    expect(late?.start).toEqual(new Date('2026-11-25T00:00:00Z'));
    expect(planEvents([stop()], '2026-07-01', PARIS_ZONE)[0]?.start).toEqual(
      new Date('2026-07-01T08:00:00Z'),
    );
  });

  it('say where a stop is and link to it', () => {
    const events = planEvents(
      [stop({ name: 'Café, bar', address: '1; rue', coordinates: HOTEL, link: 'https://cafe.example/' })],
      '2026-11-24',
      PARIS_ZONE,
    );
    expect(events).toEqual([
      expect.objectContaining({
        id: 'a-2026-11-24',
        title: 'Café, bar',
        place: '1; rue',
        coordinates: HOTEL,
        url: 'https://cafe.example/',
      }),
    ]);
  });
});

it('is a text with a line for each stop', () => {
  const stops = [stop({ name: 'Louvre', address: 'Rue de Rivoli' }), stop({ name: 'Café' }, 1_455)];
  expect(planText(stops, 'Ma journée', (time) => time.replace(':', ' h '))).toBe(
    'Ma journée\n10 h 00 Louvre, Rue de Rivoli\n00 h 15 Café',
  );
});

describe('the walk on a map', () => {
  const at = (latitude: number) => stop({ coordinates: { latitude, longitude: 2 } });

  it('goes from the hotel over the stops to the last one', () => {
    const url = new URL(walkHref([at(1), stop(), at(2), at(-3)], HOTEL) ?? '');
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      api: '1',
      travelmode: 'walking',
      origin: '48.8606,2.3376',
      destination: '-3,2',
      waypoints: '1,2|2,2',
    });
  });

  it('has no stops in between for one place, none at all without coordinates, and nine at most', () => {
    expect(walkHref([at(1)], HOTEL)).not.toContain('waypoints');
    expect(walkHref([stop()], HOTEL)).toBeUndefined();
    const long = new URL(
      walkHref(
        Array.from({ length: 30 }, (_, index) => at(index)),
        HOTEL,
      ) ?? '',
    );
    expect(long.searchParams.get('waypoints')?.split('|')).toHaveLength(9);
    expect(long.searchParams.get('destination')).toBe('9,2');
  });
});
