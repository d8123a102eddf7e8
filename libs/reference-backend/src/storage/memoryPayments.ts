import type { Storage } from './storage';

/** Logs of payments in memory. */
export function createMemoryPayments(): Pick<
  Storage,
  'listPaymentEvents' | 'listPaymentIds' | 'addPaymentEvent'
> {
  const logs = new Map<string, string[]>();
  const lastLines = new Map<string, string>();
  return {
    listPaymentEvents: async (id) => [...(logs.get(id) ?? [])],
    listPaymentIds: async (since) => [...logs.keys()].filter((id) => (lastLines.get(id) ?? '') >= since),
    addPaymentEvent: async ({ id, position, json, at }) => {
      const lines = logs.get(id) ?? [];
      if (lines.length !== position) return false;
      logs.set(id, [...lines, json]);
      lastLines.set(id, at);
      return true;
    },
  };
}
