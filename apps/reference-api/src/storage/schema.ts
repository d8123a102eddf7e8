import type { DocumentKind, OrderColumns, PlainSubmissionKind, StatusChange } from '@guest/reference-backend';
import type { OrderStatusName } from '@guest/api-contract';

/** Moments are ISO 8601 text in UTC, JSON is text: the same columns mean the same on every database. */
export interface Database {
  hotel: { hoster_id: string; slug: string; name: string };
  hotel_document: {
    hoster_id: string;
    kind: DocumentKind;
    document_key: string;
    position: number;
    json: string;
  };
  hotel_file: { hoster_id: string; name: string; media_type: string; position: number; bytes: Uint8Array };
  /** One row: grows with every import, so that other processes drop what they keep. */
  hotel_revision: { id: number; revision: number };
  customer: {
    id: string;
    hoster_id: string;
    email: string;
    json: string;
    created_at: string;
    updated_at: string;
  };
  customer_order: OrderRow;
  order_status_change: {
    order_id: string;
    position: number;
    status: OrderStatusName;
    at: string;
    reason: string | null;
  };
  submission: SubmissionRow;
  /** Papers that a check-in named; the paper itself is a submission. */
  document_stay: { document_id: string; departure_day: string };
  reservation_checkin: { hoster_id: string; reservation_id: string; checkin_id: string; at: string };
}

/** What makes a submission happen once: the key is unique per hotel (and kind, in `submission`). */
export interface IdempotencyColumns {
  id: string;
  hoster_id: string;
  idempotency_key: string;
  body_hash: string;
  answer: string;
  created_at: string;
}

export interface OrderRow extends IdempotencyColumns {
  customer_id: string;
  number: string;
  key_hash: string;
  product_id: string;
  product_name: string;
  type: OrderColumns['type'];
  quantity: number;
  room_number: string;
  order_details: string;
  delivery_date: string | null;
  sheets: string | null;
  total_cents: number | null;
  status: StatusChange['status'];
}

/** Customers' submissions keep no body: the customer row holds it, and may be deleted with the guest's data. */
export interface SubmissionRow extends IdempotencyColumns {
  kind: PlainSubmissionKind | 'customer';
  /** What the submission is about: its own id, or the customer that it updated. */
  subject_id: string;
  body: string | null;
}
