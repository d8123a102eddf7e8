import type { TimedSession } from './agenda';

/** RFC 5545, 3.1: lines of at most 75 octets, without their break. */
const MAX_LINE_OCTETS = 75;

interface CalendarInput {
  /** The seminar's title. */
  name: string;
  /** The hotel's name and address: where it takes place. */
  place: string;
  /** The hotel's slug: makes the ids unique. */
  domain: string;
  sessions: readonly TimedSession[];
  now: Date;
}

/** RFC 5545, 3.3.11. */
function text(value: string): string {
  return value.replace(/[\\;,]/gu, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/gu, '\\n');
}

/** "20261124T073000Z": in UTC, so that the file needs no time zone table. */
function moment(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;
}

/** Breaks a line that is too long, never inside a character. Continuation lines begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function event({ session, start, end }: TimedSession, { place, domain, now }: CalendarInput): string[] {
  const { _id, title, room, speaker, description } = session;
  const details = [speaker, description].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${text(`${_id}@${domain}`)}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text([room, place].filter(Boolean).join(', '))}`,
    ...(details ? [`DESCRIPTION:${text(details)}`] : []),
    'END:VEVENT',
  ];
}

/** An agenda as a calendar file (RFC 5545), one event a session. */
export function calendarFile(input: CalendarInput): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Guest Web//Seminar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(input.name)}`,
    ...input.sessions.flatMap((session) => event(session, input)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
