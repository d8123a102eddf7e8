import type { OutboxEntry, OutboxFailure } from '@guest/feature';
import type { Failure } from '@guest/state';

/** What a domain gives to be kept and sent; the outbox adds how it goes. */
export type NewEntry<Body = unknown> = Pick<
  OutboxEntry<Body>,
  'id' | 'kind' | 'hosterId' | 'slug' | 'label' | 'subject' | 'keys' | 'sendBefore'
> & { body: Body };

export function entryOf(submission: NewEntry, now: number): OutboxEntry {
  return { ...submission, savedAt: now, status: 'saved', tries: 0 };
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
function isRefusal({ kind, httpStatus = 0 }: OutboxFailure): boolean {
  return kind === 'http' && httpStatus >= 400 && httpStatus < 500 && !PASSING_STATUSES.includes(httpStatus);
}

/** An entry as a try left it: received without its body, refused, or saved for another try. */
export function received(entry: OutboxEntry, receipt: unknown): OutboxEntry {
  const { body: _body, failure: _failure, ...rest } = entry;
  return { ...rest, status: 'received', receipt };
}

export function failed(entry: OutboxEntry, { kind, httpStatus, problemType }: Failure): OutboxEntry {
  const failure: OutboxFailure = { kind, httpStatus, problemType };
  return { ...entry, status: isRefusal(failure) ? 'refused' : 'saved', failure };
}
