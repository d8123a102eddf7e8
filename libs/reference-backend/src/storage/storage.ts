import type { OrderStatusName, OwnKind, PaymentMethod } from '@guest/api-contract';
import type { Ending } from './ending';
import type { RecordingStorage } from './recordings';
import type { UsabilityTestStorage } from './usabilityTests';

export * from './ending';
export * from './recordings';

/** A value now or soon: in-memory and cached answers skip the wait. */
export type Later<T> = T | Promise<T>;

export interface HotelSummary {
  hosterId: string;
  slug: string;
  name: string;
}

/** Parts of which a hotel has one at most: one document each, named as in the bundle. */
export const singleKinds = [
  'hoster',
  'catalogue',
  'roomDirectory',
  'homePage',
  'seminar',
  'checkinForm',
  'reviewsForm',
  'extras',
  'paymentSettings',
  'cityGuide',
  'retention',
] as const;
/** Parts that are lists: one document per entry, its key the entry's `_id`. */
export const listKinds = ['pages', 'personalPages', 'partners', 'reservations'] as const;
export type SingleKind = (typeof singleKinds)[number];
export type ListKind = (typeof listKinds)[number];
export type DocumentKind = SingleKind | ListKind;

export interface HotelDocument {
  kind: DocumentKind;
  /** Empty for the kinds of which a hotel has one at most. */
  key: string;
  json: string;
}

export interface StoredFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** A whole hotel as it is stored: what an import replaces and an export returns. */
export interface HotelRecord extends HotelSummary {
  documents: HotelDocument[];
  files: StoredFile[];
}

/** An order as the hotel reads it: one row, one column each. */
export interface OrderColumns {
  customerId: string;
  /** What the guest reads out at reception. */
  number: string;
  /** SHA-256 of the key that reads the order back; the key itself is never stored. */
  keyHash: string;
  productId: string;
  productName: string;
  type: 'single' | 'sheet';
  quantity: number;
  roomNumber: string;
  orderDetails: string;
  /** ISO 8601 in UTC; null means as soon as possible. */
  deliveryDate: string | null;
  /** The sheets as JSON; null for a single order. */
  sheets: string | null;
  /** Null where the hotel has yet to say the price. */
  totalCents: number | null;
  paymentMethod: PaymentMethod;
}

export interface StatusChange {
  status: OrderStatusName;
  at: string;
  reason?: string;
  /** Present where the guest made the change; otherwise it is the hotel's. */
  by?: 'guest';
}

export interface StoredOrder extends OrderColumns {
  id: string;
  hosterId: string;
  status: OrderStatusName;
  createdAt: string;
  /** Every change after `received`, oldest first. */
  history: StatusChange[];
}

/** An identity paper; its bytes lie in the vault. */
export interface StoredDocument {
  id: string;
  hosterId: string;
  mediaType: string;
  byteCount: number;
  createdAt: string;
  /** When the guest leaves, `YYYY-MM-DD`; null until a check-in names the paper. */
  departureDay: string | null;
}

/** Papers to delete: those of guests who left before a day, and those that no check-in named since a moment. */
export interface DocumentExpiry {
  departedBefore: string;
  unclaimedBefore: string;
}

/** A line of a payment's log, at its position from 0. */
export interface PaymentLine {
  /** The payment's id. */
  id: string;
  position: number;
  json: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** What a guest sent, as it is kept. */
export interface KeptSubmission {
  hosterId: string;
  json: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The day from which its time counts, `YYYY-MM-DD`. */
  endsOn: string;
}

export interface StoredCustomer {
  id: string;
  hosterId: string;
  email: string;
  json: string;
}

/** A customer in the hotel's list. */
export interface CustomerLine {
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The earliest customer with the same e-mail: perhaps the same guest. Undefined for that one itself. */
  sameEmailAs: string | undefined;
}

export type PlainSubmissionKind =
  'message' | 'feedback' | 'checkin' | 'review' | 'document' | 'favouritesEmail';
export type SubmissionKind = 'order' | 'customer' | PlainSubmissionKind;

interface SubmissionHead {
  /** The public id that the submission gets when it is new. */
  id: string;
  hosterId: string;
  /** The `Idempotency-Key`; unique per hotel and kind. */
  key: string;
  bodyHash: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The first answer, without secrets and without the id: what a replay is built from. */
  answer: string;
}

export interface OrderSubmission extends SubmissionHead {
  kind: 'order';
  order: OrderColumns;
}

export interface CustomerSubmission extends SubmissionHead {
  kind: 'customer';
  customer: {
    email: string;
    /**
     * The id of the customer that this guest made before: it keeps its id, and what is empty here (`mergeCustomer`).
     * One of another hotel or e-mail stays as it is.
     */
    updates?: string | undefined;
    json: string;
  };
}

/** Papers that a check-in names: they are kept until after that day, `YYYY-MM-DD`. */
export interface PaperClaim {
  ids: readonly string[];
  departureDay: string;
}

export interface PlainSubmission extends SubmissionHead {
  kind: PlainSubmissionKind;
  json: string;
  /** Who sent it: that customer stays as long. */
  customerId?: string | undefined;
  /** Of a check-in: claimed in its transaction, so that an earlier try that arrives late changes no day. */
  papers?: PaperClaim | undefined;
  /** Of a check-in, as its body says: a later revision under the same key replaces the one before (`repeatOf`). */
  revision?: number | undefined;
}

export type Submission = OrderSubmission | CustomerSubmission | PlainSubmission;

/** The stored submission of a key that was used before. */
export interface FirstSubmission {
  id: string;
  bodyHash: string;
  answer: string;
  /** Of a check-in that was revised. */
  revision?: number | undefined;
}

/** `stored`: durable, new or replacing one. `replayed`: the first id and answer. `keyReused`: another body. */
export type SubmitOutcome =
  | { outcome: 'stored'; id: string; answer: string }
  | { outcome: 'replayed'; id: string; answer: string }
  | { outcome: 'keyReused' };

/** The default number of listed orders or customers. */
export const DEFAULT_LIST_COUNT = 50;

/** Where the backend keeps everything; one conformance suite runs on every implementation. */
export interface Storage extends RecordingStorage, UsabilityTestStorage {
  /** Grows with every import and deletion of a hotel, from whichever process: caches compare it. */
  revision(): Later<number>;
  listHotels(): Promise<HotelSummary[]>;
  /** The hotel behind a slug, compared in lower case. */
  findHotel(slug: string): Promise<HotelSummary | undefined>;
  /** The JSON text of one document. */
  getDocument(hosterId: string, kind: DocumentKind, key?: string): Promise<string | undefined>;
  /** All documents of a list, in the order of the bundle. */
  getDocuments(hosterId: string, kind: ListKind): Promise<string[]>;
  getFile(slug: string, name: string): Promise<StoredFile | undefined>;
  /** Replaces everything of that hotel in one transaction; orders, customers and messages stay. */
  importHotel(hotel: HotelRecord): Promise<void>;
  exportHotel(slug: string): Promise<HotelRecord | undefined>;
  /** Removes the hotel's documents and files; false when there is no such hotel. */
  deleteHotel(slug: string): Promise<boolean>;

  /**
   * Stores a submission once per key, and its claim on papers with it; durable when it resolves. A revision replaces
   * what is stored under its key, by the same id. Of several check-ins that name a paper the latest one's day counts.
   */
  submit(submission: Submission): Promise<SubmitOutcome>;
  findSubmission(kind: SubmissionKind, hosterId: string, key: string): Promise<FirstSubmission | undefined>;
  /** Is this a customer of that hotel? Asked at every order, so a positive answer may be remembered. */
  hasCustomer(hosterId: string, id: string): Later<boolean>;
  findCustomer(hosterId: string, id: string): Promise<StoredCustomer | undefined>;
  /** The latest customers of a hotel, newest first. */
  listCustomers(hosterId: string, limit?: number): Promise<CustomerLine[]>;
  getOrder(id: string): Promise<StoredOrder | undefined>;
  /** The latest orders of a hotel, newest first. */
  listOrders(hosterId: string, limit?: number): Promise<StoredOrder[]>;
  /** Moves an order on only if it is still in `from`; false otherwise. */
  setOrderStatus(id: string, from: OrderStatusName, change: StatusChange): Promise<boolean>;
  findDocument(id: string): Promise<StoredDocument | undefined>;
  listExpiredDocuments(expiry: DocumentExpiry, limit: number): Promise<StoredDocument[]>;
  removeDocuments(ids: string[]): Promise<void>;
  /** Notes that guests of a reservation have checked in; the first check-in's id stays. */
  markCheckedIn(hosterId: string, reservationId: string, checkin: { id: string; at: string }): Promise<void>;
  isCheckedIn(hosterId: string, reservationId: string): Promise<boolean>;
  /** A submission as it stands now, its fields of identity sealed. */
  findKept(kind: OwnKind, id: string): Promise<KeptSubmission | undefined>;
  /** Deletes a submission before its time; false where a customer is named by an order or a submission. */
  removeKept(kind: OwnKind, id: string): Promise<boolean>;
  /** The lines of a payment's log, oldest first. */
  listPaymentEvents(id: string): Promise<string[]>;
  /** The ids of the logs with a line since then (ISO 8601 in UTC). */
  listPaymentIds(since: string): Promise<string[]>;
  /** Adds a line; false where another one has its position. */
  addPaymentEvent(line: PaymentLine): Promise<boolean>;
  /** The hotels of which anything is kept that guests sent, removed hotels too. */
  listDataOwners(): Promise<string[]>;
  /**
   * Deletes what had its time, and resolves with how many: check-ins by their departure, orders by their delivery,
   * others by their day. A customer goes by the last change, once no order and no submission names it.
   */
  removeEnded(ending: Ending): Promise<number>;
  /** Resolves when the storage can be read and written: what /health asks. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A storage that cannot be opened or is used wrongly: one clear line for the command line. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** A storage that is unavailable for a moment: a retry may succeed. */
export class StorageUnavailableError extends StorageError {
  constructor(options?: ErrorOptions) {
    super('The database does not answer right now, or another process holds it: try again', options);
  }
}

/** Two hotels cannot answer at one address. */
export function slugTaken(slug: string): StorageError {
  return new StorageError(
    `The slug "${slug}" belongs to another hotel: remove that one first, or choose another slug`,
  );
}
