import { describe, expect, it } from 'vitest';
import { aPartner } from '../test/builders';
import { fromPartners, inOrder, validityOn, wayTo } from './advantage';

const advantages = (...partners: Parameters<typeof aPartner>[0][]) =>
  fromPartners({ partners: partners.map((partner) => aPartner(partner)) });

it('keeps the hotel’s order and leaves out what has no name, or an id for the second time', () => {
  const found = advantages(
    { _id: 'b', name: ' Bakery ' },
    { _id: 'a' },
    { _id: 'c', name: ' ' },
    { _id: 'a', name: 'X' },
  );
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    ['b', 'Bakery'],
    ['a', 'Partner a'],
  ]);
});

it.each([
  [undefined, undefined, 'valid'],
  ['2026-11-23', '2026-11-23', 'valid'],
  ['2026-11-24', undefined, 'coming'],
  [undefined, '2026-11-22', 'over'],
  ['2026-11-25', '2026-11-20', 'over'],
] as const)('from %s to %s is %s on 2026-11-23', (validFrom, validTo, expected) => {
  expect(validityOn({ validFrom, validTo }, '2026-11-23')).toBe(expected);
});

it('sets what is over last, once the day is known', () => {
  const list = advantages(
    { _id: 'over', validTo: '2026-11-01' },
    { _id: 'open' },
    { _id: 'soon', validFrom: '2026-12-01' },
  );
  expect(inOrder(list, '2026-11-23').map(({ id }) => id)).toEqual(['open', 'soon', 'over']);
  expect(inOrder(list, undefined)).toBe(list);
});

describe('the way from the hotel', () => {
  const hotel = { latitude: 48.1128, longitude: -1.6845 };

  it('is told in metres, and in minutes where people walk', () => {
    const near = wayTo({ coordinates: { latitude: 48.1137, longitude: -1.6821 } }, hotel);
    expect(near?.metres).toBeGreaterThan(150);
    expect(near?.metres).toBeLessThan(250);
    expect(near?.walkMinutes).toBe(3);
    const saintMalo = wayTo({ coordinates: { latitude: 48.649, longitude: -2.026 } }, hotel);
    expect(saintMalo?.metres).toBeGreaterThan(60_000);
    expect(saintMalo?.walkMinutes).toBeUndefined();
  });

  it('is not told of another region', () => {
    expect(wayTo({ coordinates: { latitude: 31.6, longitude: -8 } }, hotel)).toBeUndefined();
  });

  it('is unknown where one of both is', () => {
    expect(wayTo({}, hotel)).toBeUndefined();
    expect(wayTo({ coordinates: hotel }, undefined)).toBeUndefined();
  });
});
