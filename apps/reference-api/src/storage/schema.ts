import type { OrderStatusName } from '@guest/api-contract';
import type {
  DocumentKind,
  HotelSummary,
  OrderColumns,
  PaymentLine,
  PlainSubmissionKind,
  RecordingPart,
  StatusChange,
  StoredCustomer,
  UsabilitySignal,
} from '@guest/reference-backend';

/**
 * Moments are ISO 8601 text in UTC, JSON is text: the same columns mean the same on every database. Columns are named
 * in snake_case there (Kysely's `CamelCasePlugin`).
 */
export interface Database {
  hotel: HotelSummary;
  hotel_document: {
    hosterId: string;
    kind: DocumentKind;
    documentKey: string;
    position: number;
    json: string;
  };
  hotel_file: { hosterId: string; name: string; mediaType: string; position: number; bytes: Uint8Array };
  /** One row: grows with every import, so that other processes read the hotels again. */
  hotel_revision: { id: number; revision: number };
  customer: StoredCustomer & { createdAt: string; updatedAt: string };
  customer_order: OrderRow;
  order_status_change: {
    orderId: string;
    position: number;
    status: OrderStatusName;
    at: string;
    reason: string | null;
    /** Null: the hotel. */
    madeBy: StatusChange['by'] | null;
  };
  submission: SubmissionRow;
  /** Papers that a check-in named; the paper itself is a submission. */
  document_stay: { documentId: string; departureDay: string };
  payment_event: PaymentLine;
  recording: RecordingRow;
  recording_part: RecordingPart & { position: number };
  usability_test: { id: string; json: string };
  usability_signal: UsabilitySignal & { position: number };
  reservation_checkin: { hosterId: string; reservationId: string; checkinId: string; at: string };
}

export interface RecordingRow {
  id: string;
  createdAt: string;
  userId: string | null;
  startCondition: string | null;
}

/** What identifies a submission: the key is unique per hotel (and kind, in `submission`). */
interface IdempotencyColumns {
  id: string;
  hosterId: string;
  idempotencyKey: string;
  bodyHash: string;
  answer: string;
  createdAt: string;
}

export interface OrderRow extends IdempotencyColumns, OrderColumns {
  status: OrderStatusName;
}

/** Customers' submissions keep no body: the customer row holds it, and may be deleted with the guest's data. */
export interface SubmissionRow extends IdempotencyColumns {
  kind: PlainSubmissionKind | 'customer';
  /** What the submission is about: its own id, or the customer that it updated. */
  subjectId: string;
  body: string | null;
  /** The day from which its time counts: the departure of a check-in, else its own. */
  endsOn: string;
  /** Who sent it, where it says so. */
  customerId: string | null;
}
