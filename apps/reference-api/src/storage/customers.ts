import { mergeCustomer, type CustomerSubmission, type StoredCustomer } from '@guest/reference-backend';
import type { Transaction } from 'kysely';
import type { InsertOnce } from './insertOnce';
import type { Database, SubmissionRow } from './schema';
import type { SqlDatabase } from './sqlDatabase';
import { submissionRow } from './submissionRows';

type KnownCustomer = Pick<StoredCustomer, 'id' | 'json'>;

/** Stores a customer once per key and returns the id it goes by, or undefined when the key was used before. */
export function createCustomerWriter(
  { write, lock, inTurn }: SqlDatabase,
  insertSubmissions: InsertOnce<SubmissionRow>,
) {
  return (submission: CustomerSubmission): Promise<string | undefined> =>
    inTurn(() =>
      write.transaction().execute(async (transaction) => {
        const { hosterId } = submission;
        const { email, isOverwriting } = submission.customer;
        // A write comes first: a SQLite transaction that only reads at first cannot be sure to write later.
        const inserted = await insertSubmissions(transaction, [submissionRow(submission, null)]);
        if (inserted.size === 0) return undefined;
        if (isOverwriting) await lock(transaction, JSON.stringify(['customer', hosterId, email]));
        const known = isOverwriting ? await findByEmail(transaction, hosterId, email) : undefined;
        if (known === undefined) return insert(transaction, submission);
        return update(transaction, submission, known);
      }),
    );
}

/** The customer of a hotel by id; no other hotel's. */
export async function findCustomer(
  { read }: SqlDatabase,
  hosterId: string,
  id: string,
): Promise<StoredCustomer | undefined> {
  const row = await read
    .selectFrom('customer')
    .select(['id', 'hoster_id as hosterId', 'email', 'json'])
    .where('id', '=', id)
    .where('hoster_id', '=', hosterId)
    .executeTakeFirst();
  return row && { ...row };
}

async function findByEmail(
  transaction: Transaction<Database>,
  hosterId: string,
  email: string,
): Promise<KnownCustomer | undefined> {
  return transaction
    .selectFrom('customer')
    .select(['id', 'json'])
    .where('hoster_id', '=', hosterId)
    .where('email', '=', email)
    .orderBy('created_at')
    .executeTakeFirst();
}

async function insert(transaction: Transaction<Database>, submission: CustomerSubmission): Promise<string> {
  const { id, hosterId, createdAt, customer } = submission;
  await transaction
    .insertInto('customer')
    .values({
      id,
      hoster_id: hosterId,
      email: customer.email,
      json: customer.json,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  return id;
}

/** The known customer gets what is new, and the submission goes by its id: a replay answers it too. */
async function update(
  transaction: Transaction<Database>,
  submission: CustomerSubmission,
  { id, json: known }: KnownCustomer,
): Promise<string> {
  const json = mergeCustomer(known, submission.customer.json);
  await transaction
    .updateTable('customer')
    .set({ json, updated_at: submission.createdAt })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('submission')
    .set({ subject_id: id })
    .where('id', '=', submission.id)
    .execute();
  return id;
}
