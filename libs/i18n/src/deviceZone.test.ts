import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceZone } from './deviceZone';
import { hotelClock } from '@guest/api-contract';

const summer = '2026-07-01T12:00:00.000Z';
const winter = '2026-12-01T12:00:00.000Z';

describe('the zone of a device', () => {
  it('is the hotel’s where both know the same, in summer and in winter', () => {
    expect(deviceZone('Europe/Paris', { minutes: 120, at: summer })).toBe('Europe/Paris');
    expect(deviceZone('Europe/Paris', { minutes: 60, at: winter })).toBe('Europe/Paris');
    expect(deviceZone('Asia/Kolkata', { minutes: 330, at: winter })).toBe('Asia/Kolkata');
    expect(deviceZone('America/St_Johns', { minutes: -210, at: winter })).toBe('America/St_Johns');
  });

  it('is the hotel’s where the server says nothing', () => {
    expect(deviceZone('Europe/Paris', undefined)).toBe('Europe/Paris');
  });

  it.each([
    [0, '12:00'],
    [60, '13:00'],
    [-300, '07:00'],
    [345, '17:45'],
    [-570, '02:30'],
  ])('is %i minutes from UTC where the device knows otherwise, or has never heard of it', (minutes, time) => {
    for (const timeZone of ['Asia/Tokyo', 'Atlantis/Capital'])
      expect(hotelClock(new Date(winter), deviceZone(timeZone, { minutes, at: winter })).time).toBe(time);
  });

  it('always shows what the server shows then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -840, max: 840 }).map((minutes) => Math.round(minutes / 15) * 15),
        fc.constantFrom('Europe/Paris', 'Africa/Casablanca', 'Atlantis/Capital'),
        (minutes, timeZone) => {
          // Etc/GMT+12 is as far west as zones go.
          fc.pre(minutes >= -720);
          const at = new Date(winter);
          const { day, time } = hotelClock(at, deviceZone(timeZone, { minutes, at: winter }));
          expect(Date.parse(`${day}T${time}:00Z`)).toBe(at.getTime() + minutes * 60_000);
        },
      ),
    );
  });
});
