import type { OrderStatusName } from '@guest/api-contract';
import { DEFAULT_LIST_COUNT, type StatusChange, type StoredOrder } from '@guest/reference-backend';
import type { OrderRow } from './schema';
import type { SqlDatabase } from './sqlDatabase';

/** Reads orders and changes their status. */
export function createOrders({ read, write, inTurn }: SqlDatabase) {
  async function withHistory(rows: OrderRow[]): Promise<StoredOrder[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const changes = await read
      .selectFrom('order_status_change')
      .selectAll()
      .where('orderId', 'in', ids)
      .orderBy('position')
      .execute();
    return rows.map(({ idempotencyKey, bodyHash, answer, ...order }) => ({
      ...order,
      history: changes
        .filter(({ orderId }) => orderId === order.id)
        .map(({ status, at, reason, madeBy }) => ({
          status,
          at,
          ...(reason !== null && { reason }),
          ...(madeBy && { by: madeBy }),
        })),
    }));
  }

  return {
    async getOrder(id: string): Promise<StoredOrder | undefined> {
      const rows = await read.selectFrom('customer_order').selectAll().where('id', '=', id).execute();
      return (await withHistory(rows))[0];
    },
    async listOrders(hosterId: string, limit = DEFAULT_LIST_COUNT): Promise<StoredOrder[]> {
      const rows = await read
        .selectFrom('customer_order')
        .selectAll()
        .where('hosterId', '=', hosterId)
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute();
      return withHistory(rows);
    },
    async setOrderStatus(id: string, from: OrderStatusName, change: StatusChange): Promise<boolean> {
      return inTurn(() =>
        write.transaction().execute(async (transaction) => {
          // The update locks the row, so that two changes at once cannot both start from the same state.
          const moved = await transaction
            .updateTable('customer_order')
            .set({ status: change.status })
            .where('id', '=', id)
            .where('status', '=', from)
            .returning('id')
            .execute();
          if (moved.length === 0) return false;
          const { count } = await transaction
            .selectFrom('order_status_change')
            .select((select) => select.fn.countAll().as('count'))
            .where('orderId', '=', id)
            .executeTakeFirstOrThrow();
          const { status, at, reason = null, by = null } = change;
          await transaction
            .insertInto('order_status_change')
            .values({ orderId: id, position: Number(count), status, at, reason, madeBy: by })
            .execute();
          return true;
        }),
      );
    },
  };
}
