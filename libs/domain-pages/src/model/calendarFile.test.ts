import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { SeminarSession } from '@guest/api-contract';
import { calendarFile } from './calendarFile';

const session = (rest: Partial<SeminarSession> = {}) => ({
  session: v.parse(SeminarSession, { _id: 'one', from: '09:15', title: 'Ouverture', ...rest }),
  start: new Date('2026-12-03T08:15:00Z'),
  end: new Date('2026-12-03T09:00:00Z'),
});
const file = (rest: Partial<SeminarSession> = {}) =>
  calendarFile({
    name: 'Rencontres',
    place: 'Hôtel des Lices',
    domain: 'demo',
    sessions: [session(rest)],
    now: new Date('2026-11-21T12:00:00Z'),
  });
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a calendar file (RFC 5545)', () => {
  it('has an event a session, in UTC, with an id of its own', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Guest Web//Seminar//EN',
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
      file({ title: 'Semer; rouir, récolter\\', description: 'Un\nDEUX\r\nATTENDEE:mailto:x@y.example' }),
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
});
