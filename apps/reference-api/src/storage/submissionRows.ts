import type {
  CustomerSubmission,
  OrderSubmission,
  PlainSubmission,
  Submission,
} from '@guest/reference-backend';
import type { InsertTarget } from './insertOnce';
import type { IdempotencyColumns, OrderRow, SubmissionRow } from './schema';

const headColumns = {
  id: 'text',
  hoster_id: 'text',
  idempotency_key: 'text',
  body_hash: 'text',
  answer: 'text',
  created_at: 'text',
} as const;

export const submissionTarget: InsertTarget<SubmissionRow> = {
  table: 'submission',
  columns: { ...headColumns, kind: 'text', subject_id: 'text', body: 'text' },
  key: ['hoster_id', 'kind', 'idempotency_key'],
};

export const orderTarget: InsertTarget<OrderRow> = {
  table: 'customer_order',
  columns: {
    ...headColumns,
    customer_id: 'text',
    number: 'text',
    key_hash: 'text',
    product_id: 'text',
    product_name: 'text',
    type: 'text',
    quantity: 'integer',
    room_number: 'text',
    order_details: 'text',
    delivery_date: 'text',
    sheets: 'text',
    total_cents: 'integer',
    status: 'text',
  },
  key: ['hoster_id', 'idempotency_key'],
};

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
