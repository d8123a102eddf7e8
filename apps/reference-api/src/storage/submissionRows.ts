import type {
  CustomerSubmission,
  OrderSubmission,
  PlainSubmission,
  Submission,
} from '@guest/reference-backend';
import type { OrderRow, SubmissionRow } from './schema';

const headOf = ({ id, hosterId, key, bodyHash, answer, createdAt }: Submission) => ({
  id,
  hosterId,
  idempotencyKey: key,
  bodyHash,
  answer,
  createdAt,
});

export function submissionRow(
  submission: PlainSubmission | CustomerSubmission,
  body: string | null,
): SubmissionRow {
  return { ...headOf(submission), kind: submission.kind, subjectId: submission.id, body };
}

export function orderRow(submission: OrderSubmission): OrderRow {
  return { ...headOf(submission), ...submission.order, status: 'received' };
}
