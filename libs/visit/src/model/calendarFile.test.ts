import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendarFile';

const file = (rest: Partial<CalendarEvent> = {}) =>
  calendarFile({
    name: 'Rencontres',
    domain: 'demo',
    events: [
      {
        id: 'one',
        title: 'Ouverture',
        place: 'Hôtel des Lices',
        start: new Date('2026-12-03T08:15:00Z'),
        end: new Date('2026-12-03T09:00:00Z'),
        ...rest,
      },
    ],
    now: new Date('2026-11-21T12:00:00Z'),
  });
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a calendar file (RFC 5545)', () => {
  it('writes an event in UTC, with an id of its own', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Guest Web//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Rencontres',
      'BEGIN:VEVENT',
      'UID:one@demo',
      'DTSTAMP:20261121T120000Z',
      'DTSTART:20261203T081500Z',
      'DTEND:20261203T090000Z',
      'SUMMARY:Ouverture',
      'LOCATION:Hôtel des Lices',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what would end a value or begin another line', () => {
    const text = unfolded(
      file({ title: 'Semer; rouir, récolter\\', details: 'Un\nDEUX\r\nATTENDEE:mailto:x@y.example' }),
    );
    expect(text).toContain('SUMMARY:Semer\\; rouir\\, récolter\\\\\r\n');
    expect(text).toContain('DESCRIPTION:Un\\nDEUX\\nATTENDEE:mailto:x@y.example\r\n');
    expect(text).not.toMatch(/^ATTENDEE/mu);
  });

  it('folds lines at 75 octets, never inside a character', () => {
    const title = 'é'.repeat(200);
    const text = file({ title });
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`);
  });

  it('tells where it is and where to read on, where that is known', () => {
    const text = unfolded(
      file({ coordinates: { latitude: -17.5, longitude: 180 }, url: 'https://a.example/b' }),
    );
    expect(text).toContain('GEO:-17.5;180\r\n');
    expect(text).toContain('URL:https://a.example/b\r\n');
    expect(file({ place: undefined })).not.toMatch(/^(?:LOCATION|GEO|URL|DESCRIPTION)/mu);
  });

  it('lets no address begin another line', () => {
    expect(file({ url: 'https://a.example/\r\nATTENDEE:mailto:x@y.example' })).not.toMatch(/^ATTENDEE/mu);
  });
});
