import {
  mergeCustomer,
  type CustomerSubmission,
  type Later,
  type StoredCustomer,
} from '@guest/reference-backend';
import type { Transaction } from 'kysely';
import type { Database } from './schema';
import type { SqlDatabase } from './sqlDatabase';
import { submissionRow } from './submissionRows';

const MAX_KNOWN = 10_000;

export function createCustomers({ read, write, lock, inTurn, insertOnce }: SqlDatabase) {
  /**
   * Customers that are known to exist: most guests order right after they were stored here. If another process deletes
   * one, the order's foreign key refuses it.
   */
  const known = new Set<string>();

  function remember(hosterId: string, id: string): void {
    if (known.size >= MAX_KNOWN) known.clear();
    known.add(`${hosterId}/${id}`);
  }

  /** The customer of a hotel by id; no other hotel's. */
  const findCustomer = (hosterId: string, id: string): Promise<StoredCustomer | undefined> =>
    read
      .selectFrom('customer')
      .select(['id', 'hosterId', 'email', 'json'])
      .where('id', '=', id)
      .where('hosterId', '=', hosterId)
      .executeTakeFirst();

  async function ask(hosterId: string, id: string): Promise<boolean> {
    const customer = await findCustomer(hosterId, id);
    if (customer) remember(hosterId, id);
    return customer !== undefined;
  }

  return {
    findCustomer,
    remember,
    hasCustomer: (hosterId: string, id: string): Later<boolean> =>
      known.has(`${hosterId}/${id}`) || ask(hosterId, id),
    /** Stores a customer once per key and returns the id it goes by, or undefined when the key was used before. */
    store: (submission: CustomerSubmission): Promise<string | undefined> =>
      inTurn(() =>
        write.transaction().execute(async (transaction) => {
          const { hosterId } = submission;
          const { email, isOverwriting } = submission.customer;
          // The write comes first: a SQLite transaction that begins with a read may fail to get the write lock.
          const inserted = await insertOnce(transaction, 'submission', [submissionRow(submission, null)]);
          if (inserted.size === 0) return undefined;
          if (isOverwriting) await lock(transaction, JSON.stringify(['customer', hosterId, email]));
          const before = isOverwriting ? await findByEmail(transaction, hosterId, email) : undefined;
          if (before === undefined) return insert(transaction, submission);
          return update(transaction, submission, before);
        }),
      ),
  };
}

function findByEmail(transaction: Transaction<Database>, hosterId: string, email: string) {
  return transaction
    .selectFrom('customer')
    .select(['id', 'json'])
    .where('hosterId', '=', hosterId)
    .where('email', '=', email)
    .orderBy('createdAt')
    .executeTakeFirst();
}

async function insert(transaction: Transaction<Database>, submission: CustomerSubmission): Promise<string> {
  const { id, hosterId, createdAt, customer } = submission;
  const { email, json } = customer;
  await transaction
    .insertInto('customer')
    .values({ id, hosterId, email, json, createdAt, updatedAt: createdAt })
    .execute();
  return id;
}

/** Merges into the known customer. The submission takes its id, so that a replay answers it too. */
async function update(
  transaction: Transaction<Database>,
  submission: CustomerSubmission,
  { id, json }: Pick<StoredCustomer, 'id' | 'json'>,
): Promise<string> {
  await transaction
    .updateTable('customer')
    .set({ json: mergeCustomer(json, submission.customer.json), updatedAt: submission.createdAt })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('submission')
    .set({ subjectId: id })
    .where('id', '=', submission.id)
    .execute();
  return id;
}
