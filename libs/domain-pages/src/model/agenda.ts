import { momentAt, type Seminar, type SeminarDay, type SeminarSession } from '@guest/api-contract';
import type { CalendarEvent } from '@guest/visit';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A session with its moments. A typical day without a date has none. */
export interface TimedSession {
  session: SeminarSession;
  start: Date;
  end: Date;
}

export type SessionState = 'done' | 'now' | 'todo';

/**
 * The sessions of a dated day with their moments. One without an end lasts until the next begins, the last one an
 * hour; a `to` that is not after its `from` ends on the next day.
 */
export function timedSessions({ date, sessions }: SeminarDay, timeZone: string): TimedSession[] {
  if (!date) return [];
  const started = sessions.flatMap((session) => {
    const start = momentAt(date, session.from, timeZone);
    return start ? [{ session, start }] : [];
  });
  started.sort((a, b) => a.start.getTime() - b.start.getTime());
  return started.map(({ session, start }) => {
    const end = session.to === undefined ? undefined : momentAt(date, session.to, timeZone)?.getTime();
    if (end === undefined) {
      // Sessions that begin together have the same end.
      const next = started.find((other) => other.start > start)?.start;
      return { session, start, end: next ?? new Date(start.getTime() + HOUR_MS) };
    }
    return { session, start, end: new Date(end > start.getTime() ? end : end + DAY_MS) };
  });
}

/** The state of a session at a moment. */
export function stateAt({ start, end }: TimedSession, now: Date): SessionState {
  if (now < start) return 'todo';
  return now < end ? 'now' : 'done';
}

/** What is on at a moment, and what comes next, over all dated days; a typical day has no now. */
export function nowAndNext(
  { days }: Pick<Seminar, 'days'>,
  now: Date,
  timeZone: string,
): { current: TimedSession | undefined; next: TimedSession | undefined } {
  const all = days
    .flatMap((day) => timedSessions(day, timeZone))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  return {
    current: all.find((one) => stateAt(one, now) === 'now'),
    next: all.find((one) => stateAt(one, now) === 'todo'),
  };
}

/** A session as an event of a calendar file; `place` is the hotel's name and address. */
export function calendarEvent({ session, start, end }: TimedSession, place: string): CalendarEvent {
  const { _id, title, room, speaker, description } = session;
  return {
    id: _id,
    title,
    start,
    end,
    place: [room, place].filter(Boolean).join(', '),
    details: [speaker, description].filter(Boolean).join('\n') || undefined,
  };
}
