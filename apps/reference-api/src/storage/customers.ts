import {
  DEFAULT_LIST_COUNT,
  mergeCustomer,
  type CustomerLine,
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

  /** Each with the earliest customer of the same e-mail. */
  async function listCustomers(hosterId: string, limit = DEFAULT_LIST_COUNT): Promise<CustomerLine[]> {
    const rows = await read
      .selectFrom('customer')
      .select((row) => [
        'id',
        'createdAt',
        row
          .selectFrom('customer as other')
          .select('other.id')
          .whereRef('other.hosterId', '=', 'customer.hosterId')
          .whereRef('other.email', '=', 'customer.email')
          .where('customer.email', '!=', '')
          .orderBy('other.createdAt')
          .orderBy('other.id')
          .limit(1)
          .as('first'),
      ])
      .where('hosterId', '=', hosterId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ first, id, createdAt }) => ({
      id,
      createdAt,
      sameEmailAs: first === null || first === id ? undefined : first,
    }));
  }

  return {
    findCustomer,
    listCustomers,
    remember,
    hasCustomer: (hosterId: string, id: string): Later<boolean> =>
      known.has(`${hosterId}/${id}`) || ask(hosterId, id),
    /** Stores a customer once per key and returns the id it goes by, or undefined when the key was used before. */
    store: (submission: CustomerSubmission): Promise<string | undefined> =>
      inTurn(() =>
        write.transaction().execute(async (transaction) => {
          // The write comes first: a SQLite transaction that begins with a read may fail to get the write lock.
          const inserted = await insertOnce(transaction, 'submission', [submissionRow(submission, null)]);
          if (inserted.size === 0) return undefined;
          const { updates } = submission.customer;
          if (updates === undefined) return insert(transaction, submission);
          await lock(transaction, `customer ${updates}`);
          const before = await findUpdated(transaction, submission);
          return before ? update(transaction, submission, before) : insert(transaction, submission);
        }),
      ),
  };
}

/** The customer that a submission updates, if it is one of this hotel with the same e-mail. */
function findUpdated(transaction: Transaction<Database>, { hosterId, customer }: CustomerSubmission) {
  return transaction
    .selectFrom('customer')
    .select(['id', 'json'])
    .where('id', '=', customer.updates ?? '')
    .where('hosterId', '=', hosterId)
    .where('email', '=', customer.email)
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
