import type { Ending } from '@guest/reference-backend';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('customer_order as o').select('o.id').whereRef('o.customerId', '=', 'customer.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('submission as s').select('s.id').whereRef('s.customerId', '=', 'customer.id'))),
    );
}

async function removeSome(transaction: Transaction<Database>, ending: Ending): Promise<number> {
  const rows = await ended(transaction, ending).limit(REMOVED_AT_ONCE).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const { kind } = ending;
  if (kind === 'order') await transaction.deleteFrom('customer_order').where('id', 'in', ids).execute();
  else if (kind === 'customer') {
    await transaction
      .deleteFrom('submission')
      .where('kind', '=', 'customer')
      .where('subjectId', 'in', ids)
      .execute();
    await transaction.deleteFrom('customer').where('id', 'in', ids).execute();
  } else await transaction.deleteFrom('submission').where('id', 'in', ids).execute();
  if (kind === 'checkin')
    await transaction.deleteFrom('reservation_checkin').where('checkinId', 'in', ids).execute();
  return ids.length;
}

/** Deletes what guests sent once its time is over. */
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
  };
}
