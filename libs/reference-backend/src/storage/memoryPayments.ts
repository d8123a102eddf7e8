import type { Storage } from './storage';

/** Logs of payments in memory. */
export function createMemoryPayments(): Pick<Storage, 'listPaymentEvents' | 'addPaymentEvent'> {
  const logs = new Map<string, string[]>();
  return {
    listPaymentEvents: async (id) => [...(logs.get(id) ?? [])],
    addPaymentEvent: async ({ id, position, json }) => {
      const lines = logs.get(id) ?? [];
      if (lines.length !== position) return false;
      logs.set(id, [...lines, json]);
      return true;
    },
  };
}
