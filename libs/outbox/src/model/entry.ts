import type { OutboxEntry, OutboxFailure } from '@guest/feature';
import type { Failure } from '@guest/state';

/** What a domain gives to be kept and sent; the outbox adds how it goes. */
export type NewEntry<Body = unknown> = Pick<
  OutboxEntry<Body>,
  'id' | 'kind' | 'hosterId' | 'slug' | 'label' | 'subject' | 'keys' | 'sendBefore'
> & { body: Body };

/** As it goes in; what is known of the same submission already stays known. */
export function entryOf(submission: NewEntry, now: number, before?: OutboxEntry): OutboxEntry {
  const { mayHaveArrived } = before ?? {};
  return {
    ...submission,
    savedAt: now,
    status: 'saved',
    tries: 0,
    ...(mayHaveArrived && { mayHaveArrived }),
  };
}

/** Is there something left to send? What was on its way when a page went counts: the same keys make it one. */
export function isPending({ status }: OutboxEntry): boolean {
  return status === 'saved' || status === 'sending';
}

/** The moment it was meant for has passed. */
export function isLate({ sendBefore }: OutboxEntry, now: number): boolean {
  return sendBefore !== undefined && now > sendBefore;
}

/** Answers that another try may change: too slow, too early, too many. */
const PASSING_STATUSES = [408, 425, 429];

/** The hotel has read it and does not take it; the same again would be refused again. */
export function isRefusal({ kind, httpStatus = 0 }: OutboxFailure): boolean {
  return kind === 'http' && httpStatus >= 400 && httpStatus < 500 && !PASSING_STATUSES.includes(httpStatus);
}

/** The hotel has answered this very try, and does not have it from it; in conflict or too slow it may. */
function isTurnedAway({ kind, httpStatus = 0 }: OutboxFailure): boolean {
  return kind === 'http' && httpStatus >= 400 && httpStatus < 500 && ![408, 409].includes(httpStatus);
}

/** An entry as a try left it: received without its body, refused, or saved for another try. */
export function received(entry: OutboxEntry, receipt: unknown): OutboxEntry {
  const { body: _body, failure: _failure, ...rest } = entry;
  return { ...rest, status: 'received', receipt };
}

/** `hadMaybeArrived`: from an earlier try. */
export function failed(
  entry: OutboxEntry,
  { kind, httpStatus, problemType }: Failure,
  hadMaybeArrived?: boolean,
): OutboxEntry {
  const failure: OutboxFailure = { kind, httpStatus, problemType };
  const mayHaveArrived = isTurnedAway(failure) ? hadMaybeArrived : entry.mayHaveArrived;
  return { ...entry, status: isRefusal(failure) ? 'refused' : 'saved', failure, mayHaveArrived };
}

/** On this device alone, as far as anybody knows: what was on its way when its page was left, or never began. */
export function withoutNetwork(entry: OutboxEntry): OutboxEntry {
  if (entry.status === 'saved' && entry.failure) return entry;
  return { ...entry, status: 'saved', failure: { kind: 'offline' } };
}
