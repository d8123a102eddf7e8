import { dayOf } from '@guest/api-contract';
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
  const { id, kind, createdAt } = submission;
  const { papers, customerId = null } = submission.kind === 'customer' ? {} : submission;
  const endsOn = papers?.departureDay ?? dayOf(new Date(createdAt));
  return { ...headOf(submission), kind, subjectId: id, body, endsOn, customerId };
}

export function orderRow(submission: OrderSubmission): OrderRow {
  return { ...headOf(submission), ...submission.order, status: 'received' };
}
