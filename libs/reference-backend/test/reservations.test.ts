import { describe, expect, it } from 'vitest';
import { aBackend } from './aBackend';
import { aHotel } from './aHotel';

const reservation = {
  _id: 'R'.repeat(22),
  hoster: 'palace-id',
  number: 'LC-48213',
  roomNumber: '214',
  guest: { firstname: 'Zoé', lastname: 'Le Goff-Béranger' },
};

async function aSearch() {
  const backend = await aBackend({ hotels: [aHotel({}, { reservations: [reservation] })] });
  const search = (number: unknown, lastname: unknown, hoster = 'palace-id') =>
    backend.call(`reservation/search?hoster=${hoster}`, { body: { number, lastname } });
  return { ...backend, search };
}

describe('a printed reservation number', () => {
  it.each([
    ['LC-48213', 'Le Goff-Béranger'],
    [' lc 48213 ', 'LE GOFF BERANGER'],
    ['lc48213', 'legoffberanger'],
  ])('finds the reservation with the last name: %s, %s', async (number, lastname) => {
    const { status, headers, json } = await (await aSearch()).search(number, lastname);
    expect(status).toBe(200);
    expect(json).toEqual({
      ...reservation,
      guest: { ...reservation.guest, email: '', phone: '' },
      isCheckedIn: false,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('gets one answer for every mismatch', async () => {
    const { search } = await aSearch();
    const answers = await Promise.all([
      search('LC-48213', 'Goff'),
      search('LC-4821', 'Le Goff-Béranger'),
      search('X-1', 'Nobody'),
      search('---', 'Le Goff-Béranger'),
      search('LC-48213', 'Le Goff-Béranger', 'another-hotel'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it.each([
    ['', 'Le Goff'],
    ['LC-48213', '  '],
    ['L'.repeat(41), 'Le Goff'],
    [48213, 'Le Goff'],
  ])('is refused where it is no number or no name: %j, %j', async (number, lastname) => {
    expect((await (await aSearch()).search(number, lastname)).status).toBe(400);
  });

  it('says that its guests have checked in since the import', async () => {
    const { search, storage } = await aSearch();
    await storage.markCheckedIn('palace-id', reservation._id, { id: 'c', at: '2026-06-15T10:00:00Z' });
    expect((await search('LC-48213', 'Le Goff-Béranger')).json.isCheckedIn).toBe(true);
  });
});
