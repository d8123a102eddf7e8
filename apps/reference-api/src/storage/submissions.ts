import type {
  CustomerSubmission,
  FirstSubmission,
  OrderSubmission,
  PlainSubmission,
  Submission,
  SubmissionKind,
  SubmitOutcome,
} from '@guest/reference-backend';
import { createCustomerWriter } from './customers';
import { createGroupWriter } from './groupWriter';
import type { OrderRow, SubmissionRow } from './schema';
import type { SqlDatabase } from './sqlDatabase';
import { orderRow, orderTarget, submissionRow, submissionTarget } from './submissionRows';

/** Stores submissions once per key, in groups: orders as rows of their own, the others by kind. */
export function createSubmissions(database: SqlDatabase) {
  const { write, insertOnce, inTurn, failureOf } = database;
  const isRowFault = (cause: unknown) => failureOf(cause) === 'row';
  const insertOrders = insertOnce<OrderRow>(orderTarget);
  const insertOthers = insertOnce<SubmissionRow>(submissionTarget);

  /** On the writing connection: what was stored a moment ago must be found. */
  async function findFirst(
    kind: SubmissionKind,
    hosterId: string,
    key: string,
  ): Promise<FirstSubmission | undefined> {
    if (kind === 'order') {
      return write
        .selectFrom('customer_order')
        .select(['id', 'body_hash as bodyHash', 'answer'])
        .where('hoster_id', '=', hosterId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
    }
    return write
      .selectFrom('submission')
      .select(['subject_id as id', 'body_hash as bodyHash', 'answer'])
      .where('hoster_id', '=', hosterId)
      .where('kind', '=', kind)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
  }

  async function outcomeOf(submission: Submission, isNew: boolean): Promise<SubmitOutcome> {
    const { id, kind, hosterId, key, bodyHash, answer } = submission;
    if (isNew) return { outcome: 'stored', id, answer };
    const first = await findFirst(kind, hosterId, key);
    if (!first) throw new Error('A submission was neither stored nor there before');
    // A group whose answer was lost is written again: then a submission meets itself.
    if (first.id === id) return { outcome: 'stored', id, answer };
    if (first.bodyHash !== bodyHash) return { outcome: 'keyReused' };
    return { outcome: 'replayed', id: first.id, answer: first.answer };
  }

  const orders = createGroupWriter(async (submissions: OrderSubmission[]) => {
    const inserted = await inTurn(() => insertOrders(write, submissions.map(orderRow)));
    return Promise.all(submissions.map((submission) => outcomeOf(submission, inserted.has(submission.id))));
  }, isRowFault);
  const others = createGroupWriter(async (submissions: PlainSubmission[]) => {
    const rows = submissions.map((submission) => submissionRow(submission, submission.json));
    const inserted = await inTurn(() => insertOthers(write, rows));
    return Promise.all(submissions.map((submission) => outcomeOf(submission, inserted.has(submission.id))));
  }, isRowFault);
  const writeCustomer = createCustomerWriter(database, insertOthers);

  async function submitCustomer(submission: CustomerSubmission): Promise<SubmitOutcome> {
    const id = await writeCustomer(submission);
    return outcomeOf({ ...submission, id: id ?? submission.id }, id !== undefined);
  }

  return {
    submit(submission: Submission): Promise<SubmitOutcome> {
      if (submission.kind === 'order') return orders.add(submission);
      return submission.kind === 'customer' ? submitCustomer(submission) : others.add(submission);
    },
    findSubmission: findFirst,
    drain: async () => {
      await Promise.all([orders.drain(), others.drain()]);
    },
  };
}
