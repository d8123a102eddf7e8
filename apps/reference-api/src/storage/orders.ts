import type { OrderStatusName } from '@guest/api-contract';
import { DEFAULT_ORDER_COUNT, type StatusChange, type StoredOrder } from '@guest/reference-backend';
import type { OrderRow } from './schema';
import type { SqlDatabase } from './sqlDatabase';

/** Orders read back, and moved on. */
export function createOrders({ read, write, inTurn }: SqlDatabase) {
  async function historyOf(orderIds: string[]): Promise<Map<string, StatusChange[]>> {
    const histories = new Map<string, StatusChange[]>(orderIds.map((id) => [id, []]));
    if (orderIds.length === 0) return histories;
    const rows = await read
      .selectFrom('order_status_change')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .orderBy('position')
      .execute();
    for (const { order_id, status, at, reason } of rows) {
      histories.get(order_id)?.push(reason === null ? { status, at } : { status, at, reason });
    }
    return histories;
  }

  return {
    async getOrder(id: string): Promise<StoredOrder | undefined> {
      const row = await read.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst();
      return row && fromRow(row, (await historyOf([id])).get(id));
    },
    async listOrders(hosterId: string, limit = DEFAULT_ORDER_COUNT): Promise<StoredOrder[]> {
      const rows = await read
        .selectFrom('customer_order')
        .selectAll()
        .where('hoster_id', '=', hosterId)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      const histories = await historyOf(rows.map((row) => row.id));
      return rows.map((row) => fromRow(row, histories.get(row.id)));
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
            .where('order_id', '=', id)
            .executeTakeFirstOrThrow();
          await transaction
            .insertInto('order_status_change')
            .values({ order_id: id, position: Number(count), ...change, reason: change.reason ?? null })
            .execute();
          return true;
        }),
      );
    },
  };
}

function fromRow(row: OrderRow, history: StatusChange[] = []): StoredOrder {
  return {
    id: row.id,
    hosterId: row.hoster_id,
    customerId: row.customer_id,
    number: row.number,
    keyHash: row.key_hash,
    productId: row.product_id,
    productName: row.product_name,
    type: row.type,
    quantity: row.quantity,
    roomNumber: row.room_number,
    orderDetails: row.order_details,
    deliveryDate: row.delivery_date,
    sheets: row.sheets,
    totalCents: row.total_cents,
    status: row.status,
    createdAt: row.created_at,
    history,
  };
}
