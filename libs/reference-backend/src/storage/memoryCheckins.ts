import type { Storage, StoredCheckin } from './storage';

interface MemoryCheckins {
  keep: (checkin: StoredCheckin) => void;
  remove: (id: string) => void;
  storage: Pick<Storage, 'findCheckin' | 'markCheckedIn' | 'isCheckedIn'>;
}

/** Check-ins in memory, and the reservations that are checked in. */
export function createMemoryCheckins(): MemoryCheckins {
  const checkins = new Map<string, StoredCheckin>();
  const checkedIn = new Set<string>();
  return {
    keep: (checkin) => {
      checkins.set(checkin.id, checkin);
    },
    remove: (id) => {
      checkins.delete(id);
    },
    storage: {
      findCheckin: async (id) => checkins.get(id),
      markCheckedIn: async (hosterId, reservationId) => {
        checkedIn.add(JSON.stringify([hosterId, reservationId]));
      },
      isCheckedIn: async (hosterId, reservationId) =>
        checkedIn.has(JSON.stringify([hosterId, reservationId])),
    },
  };
}
