import {
  repeatOf,
  type CustomerSubmission,
  type FirstSubmission,
  type OrderSubmission,
  type PlainSubmission,
  type Submission,
  type SubmissionKind,
  type SubmitOutcome,
} from '@guest/reference-backend';
import { claimPapers } from './documents';
import { createGroupWriter } from './groupWriter';
import type { SqlDatabase } from './sqlDatabase';
import { orderRow, submissionRow } from './submissionRows';

/** The revision of a check-in, which only its body contains. */
function revisionOf(body: string | null): number {
  const { revision = 0 } = JSON.parse(body ?? '{}') as { revision?: number };
  return revision;
}

/** Reads on the writing connection, which sees rows that were just stored. */
async function findFirst(
  write: SqlDatabase['write'],
  kind: SubmissionKind,
  hosterId: string,
  key: string,
): Promise<FirstSubmission | undefined> {
  if (kind === 'order') {
    return write
      .selectFrom('customer_order')
      .select(['id', 'bodyHash', 'answer'])
      .where('hosterId', '=', hosterId)
      .where('idempotencyKey', '=', key)
      .executeTakeFirst();
  }
  const found = write
    .selectFrom('submission')
    .select(['subjectId as id', 'bodyHash', 'answer'])
    .where('hosterId', '=', hosterId)
    .where('kind', '=', kind)
    .where('idempotencyKey', '=', key);
  if (kind !== 'checkin') return found.executeTakeFirst();
  const checkin = await found.select('body').executeTakeFirst();
  if (!checkin) return undefined;
  const { body, ...first } = checkin;
  return { ...first, revision: revisionOf(body) };
}

/** Replaces the stored submission with a revision; false if the stored one changed meanwhile. */
function revise(
  { write, inTurn }: SqlDatabase,
  revision: PlainSubmission,
  first: FirstSubmission,
): Promise<boolean> {
  const { hosterId, kind, key, bodyHash, json, papers } = revision;
  return inTurn(() =>
    write.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('submission')
        .set({ body: json, bodyHash, ...(papers && { endsOn: papers.departureDay }) })
        .where('hosterId', '=', hosterId)
        .where('kind', '=', kind)
        .where('idempotencyKey', '=', key)
        .where('bodyHash', '=', first.bodyHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (papers) await claimPapers(transaction, papers);
      return true;
    }),
  );
}

/** Stores submissions once per key, in groups: orders as rows of their own, the others by kind. */
export function createSubmissions(
  database: SqlDatabase,
  storeCustomer: (submission: CustomerSubmission) => Promise<string | undefined>,
) {
  const { write, insertOnce, inTurn, failureOf } = database;
  const isRowFault = (cause: unknown) => failureOf(cause) === 'row';

  /** Inserts new submissions, each with its claim on papers. */
  function insertPlain(submissions: PlainSubmission[]): Promise<Set<string>> {
    const rows = submissions.map((submission) => submissionRow(submission, submission.json));
    return write.transaction().execute(async (transaction) => {
      const inserted = await insertOnce(transaction, 'submission', rows);
      for (const { id, papers } of submissions) {
        if (papers && inserted.has(id)) await claimPapers(transaction, papers);
      }
      return inserted;
    });
  }

  async function outcomeOf(submission: Submission, isNew: boolean): Promise<SubmitOutcome> {
    const { id, kind, hosterId, key, answer } = submission;
    if (isNew) return { outcome: 'stored', id, answer };
    const first = await findFirst(write, kind, hosterId, key);
    if (!first) throw new Error('A submission was neither stored nor there before');
    // A group whose answer was lost is written again, so a submission may find its own row.
    if (first.id === id) return { outcome: 'stored', id, answer };
    const repeat = repeatOf(first, submission);
    if (repeat.outcome !== 'revises') return repeat;
    const isRevised = await revise(database, submission as PlainSubmission, first);
    // Another revision was stored first, so this one is compared with that.
    if (!isRevised) return outcomeOf(submission, false);
    return { outcome: 'stored', id: first.id, answer: first.answer };
  }

  const orders = createGroupWriter(async (submissions: OrderSubmission[]) => {
    const inserted = await inTurn(() => insertOnce(write, 'customer_order', submissions.map(orderRow)));
    return Promise.all(submissions.map((submission) => outcomeOf(submission, inserted.has(submission.id))));
  }, isRowFault);
  const others = createGroupWriter(async (submissions: PlainSubmission[]) => {
    const inserted = await inTurn(() => insertPlain(submissions));
    return Promise.all(submissions.map((submission) => outcomeOf(submission, inserted.has(submission.id))));
  }, isRowFault);

  async function submitCustomer(submission: CustomerSubmission): Promise<SubmitOutcome> {
    const id = await storeCustomer(submission);
    return outcomeOf({ ...submission, id: id ?? submission.id }, id !== undefined);
  }

  return {
    submit(submission: Submission): Promise<SubmitOutcome> {
      if (submission.kind === 'order') return orders.add(submission);
      return submission.kind === 'customer' ? submitCustomer(submission) : others.add(submission);
    },
    findSubmission: (kind: SubmissionKind, hosterId: string, key: string) =>
      findFirst(write, kind, hosterId, key),
    drain: async () => {
      await Promise.all([orders.drain(), others.drain()]);
    },
  };
}
