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
import { createCustomerWriter } from './customers';
import { claimPapers } from './documents';
import { createGroupWriter } from './groupWriter';
import type { OrderRow, SubmissionRow } from './schema';
import type { SqlDatabase } from './sqlDatabase';
import { orderRow, orderTarget, submissionRow, submissionTarget } from './submissionRows';

/** A check-in's own word for which try it is; its body is the one place where it stands. */
function revisionOf(body: string | null): number {
  const { revision = 0 } = JSON.parse(body ?? '{}') as { revision?: number };
  return revision;
}

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
    const found = write
      .selectFrom('submission')
      .select(['subject_id as id', 'body_hash as bodyHash', 'answer'])
      .where('hoster_id', '=', hosterId)
      .where('kind', '=', kind)
      .where('idempotency_key', '=', key);
    if (kind !== 'checkin') return found.executeTakeFirst();
    const checkin = await found.select('body').executeTakeFirst();
    if (!checkin) return undefined;
    const { body, ...first } = checkin;
    return { ...first, revision: revisionOf(body) };
  }

  /** Puts a revision in the place of what it found; tells whether that was still there. */
  function revise(revision: PlainSubmission, first: FirstSubmission): Promise<boolean> {
    const { hosterId, kind, key, bodyHash, json, papers } = revision;
    return inTurn(() =>
      write.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('submission')
          .set({ body: json, body_hash: bodyHash })
          .where('hoster_id', '=', hosterId)
          .where('kind', '=', kind)
          .where('idempotency_key', '=', key)
          .where('body_hash', '=', first.bodyHash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        if (papers) await claimPapers(transaction, papers);
        return true;
      }),
    );
  }

  /** New ones, each with its claim on papers; where nobody claims any, one statement does. */
  async function insertPlain(submissions: PlainSubmission[]): Promise<Set<string>> {
    const rows = submissions.map((submission) => submissionRow(submission, submission.json));
    if (submissions.every(({ papers }) => !papers || papers.ids.length === 0))
      return insertOthers(write, rows);
    return write.transaction().execute(async (transaction) => {
      const inserted = await insertOthers(transaction, rows);
      for (const { id, papers } of submissions) {
        if (papers && inserted.has(id)) await claimPapers(transaction, papers);
      }
      return inserted;
    });
  }

  async function outcomeOf(submission: Submission, isNew: boolean): Promise<SubmitOutcome> {
    const { id, kind, hosterId, key, answer } = submission;
    if (isNew) return { outcome: 'stored', id, answer };
    const first = await findFirst(kind, hosterId, key);
    if (!first) throw new Error('A submission was neither stored nor there before');
    // A group whose answer was lost is written again: then a submission meets itself.
    if (first.id === id) return { outcome: 'stored', id, answer };
    const repeat = repeatOf(first, submission);
    if (repeat.outcome !== 'revises') return repeat;
    const isRevised = await revise(submission as PlainSubmission, first);
    // Another revision of it was quicker: that one is what this one is compared with.
    if (!isRevised) return outcomeOf(submission, false);
    return { outcome: 'stored', id: first.id, answer: first.answer };
  }

  const orders = createGroupWriter(async (submissions: OrderSubmission[]) => {
    const inserted = await inTurn(() => insertOrders(write, submissions.map(orderRow)));
    return Promise.all(submissions.map((submission) => outcomeOf(submission, inserted.has(submission.id))));
  }, isRowFault);
  const others = createGroupWriter(async (submissions: PlainSubmission[]) => {
    const inserted = await inTurn(() => insertPlain(submissions));
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
