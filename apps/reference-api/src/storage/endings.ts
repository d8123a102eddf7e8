import { dayOf, type OwnKind } from '@guest/api-contract';
import type { Ending, EndingKind, KeptSubmission } from '@guest/reference-backend';
import type { ExpressionBuilder, Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from './schema';
import type { SqlDatabase } from './sqlDatabase';

/** A statement has a limited number of parameters, and guests wait while it runs. */
const REMOVED_AT_ONCE = 500;

type Reader = Kysely<Database> | Transaction<Database>;

/** The ids of what had its time. A customer stays while something names them. */
function ended(
  db: Reader,
  { hosterId, kind, before }: Ending,
): SelectQueryBuilder<Database, never, { id: string }> {
  if (kind === 'order')
    return db
      .selectFrom('customer_order')
      .select('id')
      .where('hosterId', '=', hosterId)
      .where((order) => order(order.fn.coalesce('deliveryDate', 'createdAt'), '<', before));
  if (kind !== 'customer')
    return db
      .selectFrom('submission')
      .select('id')
      .where('hosterId', '=', hosterId)
      .where('kind', '=', kind)
      .where('endsOn', '<', before);
  return db
    .selectFrom('customer')
    .select('id')
    .where('hosterId', '=', hosterId)
    .where('updatedAt', '<', before)
    .where((customer) => customer.not(isNamed(customer)));
}

/** Whether an order or a submission names this customer. */
const isNamed = ({ or, exists, selectFrom }: ExpressionBuilder<Database, 'customer'>) =>
  or([
    exists(selectFrom('customer_order as o').select('o.id').whereRef('o.customerId', '=', 'customer.id')),
    exists(selectFrom('submission as s').select('s.id').whereRef('s.customerId', '=', 'customer.id')),
  ]);

async function removeRows(
  transaction: Transaction<Database>,
  kind: EndingKind,
  ids: string[],
): Promise<void> {
  if (kind === 'order') await transaction.deleteFrom('customer_order').where('id', 'in', ids).execute();
  else if (kind === 'customer') {
    await transaction
      .deleteFrom('submission')
      .where('kind', '=', kind)
      .where('subjectId', 'in', ids)
      .execute();
    await transaction.deleteFrom('customer').where('id', 'in', ids).execute();
  } else await transaction.deleteFrom('submission').where('id', 'in', ids).where('kind', '=', kind).execute();
  if (kind === 'checkin')
    await transaction.deleteFrom('reservation_checkin').where('checkinId', 'in', ids).execute();
}

async function removeSome(transaction: Transaction<Database>, ending: Ending): Promise<number> {
  const rows = await ended(transaction, ending).limit(REMOVED_AT_ONCE).execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await removeRows(transaction, ending.kind, ids);
  return ids.length;
}

/** Reads what guests sent, and deletes it: once its time is over, or before. */
export function createEndings({ read, write, inTurn }: SqlDatabase) {
  return {
    async listDataOwners(): Promise<string[]> {
      const owners = await read
        .selectFrom('submission')
        .select('hosterId')
        .union(read.selectFrom('customer_order').select('hosterId'))
        .union(read.selectFrom('customer').select('hosterId'))
        .execute();
      return owners.map(({ hosterId }) => hosterId).sort();
    },
    async removeEnded(ending: Ending): Promise<number> {
      if (ending.isDryRun) return (await ended(read, ending).execute()).length;
      let count = 0;
      for (;;) {
        const removed = await inTurn(() =>
          write.transaction().execute((transaction) => removeSome(transaction, ending)),
        );
        count += removed;
        if (removed < REMOVED_AT_ONCE) return count;
      }
    },
    async findKept(kind: OwnKind, id: string): Promise<KeptSubmission | undefined> {
      if (kind === 'customer')
        return read
          .selectFrom('customer')
          .select(['hosterId', 'json', 'createdAt', 'updatedAt as endsOn'])
          .where('id', '=', id)
          .executeTakeFirst()
          .then((row) => row && { ...row, endsOn: dayOf(new Date(row.endsOn)) });
      const row = await read
        .selectFrom('submission')
        .select(['hosterId', 'body', 'createdAt', 'endsOn'])
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!row) return undefined;
      const { body, ...rest } = row;
      return { ...rest, json: body ?? '{}' };
    },
    removeKept: (kind: OwnKind, id: string): Promise<boolean> =>
      inTurn(() =>
        write.transaction().execute(async (transaction) => {
          if (kind === 'customer') {
            const named = transaction.selectFrom('customer').select('id').where('id', '=', id).where(isNamed);
            if (await named.executeTakeFirst()) return false;
          }
          await removeRows(transaction, kind, [id]);
          return true;
        }),
      ),
  };
}
