import type { Storage } from './storage';

/** The reservations that are checked in. */
export function createMemoryCheckins(): Pick<Storage, 'markCheckedIn' | 'isCheckedIn'> {
  const checkedIn = new Set<string>();
  return {
    markCheckedIn: async (hosterId, reservationId) => {
      checkedIn.add(JSON.stringify([hosterId, reservationId]));
    },
    isCheckedIn: async (hosterId, reservationId) => checkedIn.has(JSON.stringify([hosterId, reservationId])),
  };
}
