import type { Coordinates } from '@guest/api-contract';

/** RFC 5545, 3.1: lines of at most 75 octets, without their break. */
const MAX_LINE_OCTETS = 75;

export interface CalendarEvent {
  /** Unique within the hotel. */
  id: string;
  title: string;
  start: Date;
  end: Date;
  /** Name and address of where it takes place. */
  place?: string | undefined;
  details?: string | undefined;
  coordinates?: Coordinates | undefined;
  url?: string | undefined;
}

export interface Calendar {
  /** The name that a calendar app shows for the file. */
  name: string;
  /** The hotel's slug: makes the ids unique. */
  domain: string;
  events: readonly CalendarEvent[];
}

interface CalendarInput extends Calendar {
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

function linesOf(event: CalendarEvent, { domain, now }: CalendarInput): string[] {
  const { id, title, start, end, place, details, coordinates, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${text(`${id}@${domain}`)}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${text(title)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    ...(details ? [`DESCRIPTION:${text(details)}`] : []),
    ...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
    ...(url ? [`URL:${url.replace(/\s/gu, '')}`] : []),
    'END:VEVENT',
  ];
}

/** Events as a calendar file (RFC 5545). */
export function calendarFile(input: CalendarInput): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Guest Web//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(input.name)}`,
    ...input.events.flatMap((event) => linesOf(event, input)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
