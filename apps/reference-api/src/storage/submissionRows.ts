import type {
  CustomerSubmission,
  OrderSubmission,
  PlainSubmission,
  Submission,
} from '@guest/reference-backend';
import type { IdempotencyColumns, OrderRow, SubmissionRow } from './schema';

const headColumns = ['id', 'hoster_id', 'idempotency_key', 'body_hash', 'answer', 'created_at'] as const;
export const submissionColumns = [...headColumns, 'kind', 'subject_id', 'body'] as const;
/** What is unique, so that a repeat is recognised. */
export const orderKey = ['hoster_id', 'idempotency_key'] as const;
export const submissionKey = ['hoster_id', 'kind', 'idempotency_key'] as const;

export const orderColumns = [
  ...headColumns,
  'customer_id',
  'number',
  'key_hash',
  'product_id',
  'product_name',
  'type',
  'quantity',
  'room_number',
  'order_details',
  'delivery_date',
  'sheets',
  'total_cents',
  'status',
] as const;

/** The columns that every submission has. */
function headOf({ id, hosterId, key, bodyHash, answer, createdAt }: Submission): IdempotencyColumns {
  return {
    id,
    hoster_id: hosterId,
    idempotency_key: key,
    body_hash: bodyHash,
    answer,
    created_at: createdAt,
  };
}

export function submissionRow(
  submission: PlainSubmission | CustomerSubmission,
  body: string | null,
): SubmissionRow {
  return { ...headOf(submission), kind: submission.kind, subject_id: submission.id, body };
}

export function orderRow(submission: OrderSubmission): OrderRow {
  const { order } = submission;
  return {
    ...headOf(submission),
    customer_id: order.customerId,
    number: order.number,
    key_hash: order.keyHash,
    product_id: order.productId,
    product_name: order.productName,
    type: order.type,
    quantity: order.quantity,
    room_number: order.roomNumber,
    order_details: order.orderDetails,
    delivery_date: order.deliveryDate,
    sheets: order.sheets,
    total_cents: order.totalCents,
    status: 'received',
  };
}
