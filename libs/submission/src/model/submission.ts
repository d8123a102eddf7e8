import type { Failure } from '@guest/state';

/**
 * How a submission stands for the guest. `editing`: nothing was sent. `sending`: a request is under way. `waiting`:
 * kept, the hotel does not have it yet. `expired`: its deadline has passed, the guest decides. `refused`: the hotel
 * does not take it as it is. `received`: the hotel has it.
 */
export type SubmissionStatus = 'editing' | KeptStatus;

export const keptStatuses = ['sending', 'waiting', 'expired', 'refused', 'received'] as const;
type KeptStatus = (typeof keptStatuses)[number];

/** Where a submission is kept until it is received. */
export const keepingPlaces = ['device', 'visit', 'memory'] as const;
export type KeptOn = (typeof keepingPlaces)[number];

/** Why the last try failed. The error's message is left out: it may quote what was sent. */
export type SubmissionFailure = Omit<Failure, 'error'>;

/** One submission of this device. Plain data: it survives a reload as JSON. */
export interface KeptSubmission<Body = unknown, Receipt = unknown> {
  id: string;
  kind: string;
  keptOn: KeptOn;
  /** The subject within its kind, such as a service's id; empty where a hotel has one form of the kind. */
  subject: string;
  /** A title that its guest recognises ("Petit déjeuner en chambre"). */
  label: string;
  /** Absent once it was received, and where the visit that held it has ended. */
  body?: Body;
  /** The `Idempotency-Key` of each call, the same on every try. Only a customer's is replaced, after a 409. */
  keys: Readonly<Record<string, string>>;
  /** Above 0: changed content that replaces an unanswered try under the same keys. */
  revision: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Milliseconds since 1970: after it nothing is sent without asking the guest. */
  deadline?: number;
  status: KeptStatus;
  /** How often it was tried. */
  tries: number;
  /** The deciding call was sent, and no answer has ruled out that the hotel has it. */
  mayHaveArrived?: boolean;
  failure?: SubmissionFailure;
  /** What the hotel answered, as the definition's `send` gave it. */
  receipt?: Receipt;
  /** Of a received one, milliseconds since 1970: until then its confirmation can be shown again. */
  receiptUntil?: number;
}

/** A received submission is kept this long for its confirmation, where its definition says nothing else. */
export const RECEIPT_KEPT_MS = 60 * 60_000;

/** Can it still be sent without the guest? One that was under way when its page closed can: its keys are the same. */
export function isPending({ status, body }: KeptSubmission): boolean {
  return body !== undefined && (status === 'waiting' || status === 'sending');
}

/** Whether its deadline has passed. */
export function isLate({ deadline }: KeptSubmission, now: number): boolean {
  return deadline !== undefined && now > deadline;
}

/** Could the hotel have it although no answer came? */
export function isUnsure({ status, mayHaveArrived }: KeptSubmission): boolean {
  return mayHaveArrived === true && status !== 'refused' && status !== 'received';
}

/** Client errors that another try may change: too slow, too early, too many. */
const PASSING_STATUSES = [408, 425, 429];

function isClientError({ kind, httpStatus = 0 }: SubmissionFailure): boolean {
  return kind === 'http' && httpStatus >= 400 && httpStatus < 500;
}

/** Whether the hotel refused it, so that the same would be refused again. */
export function isRefusal(failure: SubmissionFailure): boolean {
  return isClientError(failure) && !PASSING_STATUSES.includes(failure.httpStatus ?? 0);
}

/** Whether the answer proves that this try was not stored. A conflict or a time-out does not. */
function rulesOutArrival(failure: SubmissionFailure): boolean {
  return isClientError(failure) && ![408, 409].includes(failure.httpStatus ?? 0);
}

/** The submission after a try that was received; its receipt is kept until `receiptUntil`. */
export function received(kept: KeptSubmission, receipt: unknown, receiptUntil: number): KeptSubmission {
  const { body: _body, failure: _failure, ...rest } = kept;
  return { ...rest, status: 'received', receipt, receiptUntil };
}

/** The submission after a failed try: refused, or waiting for another. `before` is what it was before the try. */
export function failed(kept: KeptSubmission, { error: _, ...failure }: Failure, before: KeptSubmission) {
  const { mayHaveArrived } = rulesOutArrival(failure) ? before : kept;
  const status = isRefusal(failure) ? ('refused' as const) : ('waiting' as const);
  return { ...kept, status, failure, mayHaveArrived } satisfies KeptSubmission;
}

/** The submission while there is no network; it keeps its last failure. */
export function withoutNetwork(kept: KeptSubmission): KeptSubmission {
  if (kept.status === 'waiting' && kept.failure) return kept;
  return { ...kept, status: 'waiting', failure: { kind: 'offline' } };
}
