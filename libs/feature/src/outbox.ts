import type { FeatureContext } from './feature';

/** What waits on the device until the hotel has it. Never a check-in: identity is not kept (decisions.md 25). */
export const outboxKinds = ['order', 'message', 'feedback', 'review'] as const;
type OutboxKind = (typeof outboxKinds)[number];

/**
 * `saved`: on this device alone. `sending`: on its way. `received`: the hotel has it. `refused`: the hotel does not take
 * it as it is. `asking`: the moment it was meant for has passed, the guest has to say.
 */
export const outboxStatuses = ['saved', 'sending', 'received', 'refused', 'asking'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** Why the last try did not bring it to the hotel; the message of an error never stays. */
export interface OutboxFailure {
  kind: 'offline' | 'timeout' | 'http' | 'malformed' | 'aborted';
  httpStatus?: number;
  problemType?: string;
}

/** One submission that is kept until the hotel has it. Plain data: it survives a reload as JSON. */
export interface OutboxEntry<Body = unknown, Receipt = unknown> {
  id: string;
  kind: OutboxKind;
  hosterId: string;
  slug: string;
  /** What it is, in words that its guest knows again ("Petit déjeuner en chambre"). */
  label: string;
  /** What it is about, for its domain: a service's id. */
  subject?: string;
  /** As it will be sent; gone once the hotel has it. */
  body?: Body;
  /** `Idempotency-Key` by call, the same on every try (decisions.md 30). */
  keys: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Milliseconds since 1970: after it nothing is sent without asking the guest. */
  sendBefore?: number;
  status: OutboxStatus;
  /** How often it was tried. */
  tries: number;
  /** A call that orders, tells or reviews has left, and no answer ruled out that the hotel has it. */
  mayHaveArrived?: boolean;
  failure?: OutboxFailure;
  /** What the hotel answered, as the sender gave it. */
  receipt?: Receipt;
}

/** How one kind is sent; loaded when there is something to send. */
export interface OutboxSender<C extends FeatureContext> {
  /**
   * Brings it to the hotel with the entry's keys, tells the domain's stores, and gives the receipt to keep. Rejects
   * with the client's `ApiError`, which decides whether it is tried again. May be called again for the same entry.
   * Calls `leave` just before the call after which the hotel may have it: that is kept before it leaves.
   */
  send: (context: C, entry: OutboxEntry, leave: () => void) => Promise<unknown>;
}

/** A feature's senders by kind, each a lazy import. */
export type OutboxSenders<C extends FeatureContext> = Partial<
  Record<OutboxKind, () => Promise<OutboxSender<C>>>
>;
