import { DEFAULT_LIST_COUNT, StorageError, type Storage, type StoredOrder } from './storage';

interface MemoryOrders {
  add: (order: StoredOrder) => void;
  remove: (id: string) => void;
  storage: Pick<Storage, 'getOrder' | 'listOrders' | 'setOrderStatus'>;
}

/** Orders in memory, with their status. */
export function createMemoryOrders(): MemoryOrders {
  const orders = new Map<string, StoredOrder>();
  return {
    add: (order) => {
      if (orders.has(order.id)) throw new StorageError('Two orders have the same id');
      orders.set(order.id, order);
    },
    remove: (id) => {
      orders.delete(id);
    },
    storage: {
      getOrder: async (id) => structuredClone(orders.get(id)),
      listOrders: async (hosterId, limit = DEFAULT_LIST_COUNT) =>
        [...orders.values()]
          .filter((order) => order.hosterId === hosterId)
          .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
          .slice(0, limit)
          .map((order) => structuredClone(order)),
      setOrderStatus: async (id, from, change) => {
        const order = orders.get(id);
        if (order?.status !== from) return false;
        order.status = change.status;
        order.history.push({ ...change });
        return true;
      },
    },
  };
}
