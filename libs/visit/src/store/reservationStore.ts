import type { Reservation } from '@guest/api-contract';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '../context';
import { loadCalls } from '../loadCalls';
import { rememberReservation } from '../model/recalledReservation';

export interface ReservationState {
  /** The public id of this visit's short link; calls of payment take it (decisions.md 5). */
  publicId: string | undefined;
  /** Which one `reservation` is about, found or not. */
  askedFor: string | undefined;
  reservation: Resource<Reservation>;
  /** Looks a reservation up; resolves with whether it was found. */
  find: (api: ApiSource, hosterId: string, publicId: string) => Promise<boolean>;
}

/**
 * The reservation that a short link named. It holds a guest and a secret: never served, never kept in local storage;
 * the id alone outlives a reload, in session storage (`recallReservation`).
 */
export const useReservationStore = defineStore<ReservationState>('reservation', (set) => {
  const reservation = createResource<Reservation>((next) => set({ reservation: next }));
  return {
    publicId: undefined,
    askedFor: undefined,
    reservation: idle,
    find: async (api, hosterId, publicId) => {
      set({ askedFor: publicId });
      const isFound = await reservation.run(async () => {
        const { client, calls } = await loadCalls(api, () => import('../calls'));
        return calls.getReservation(client, publicId, hosterId);
      });
      if (isFound) {
        set({ publicId });
        rememberReservation(hosterId, publicId);
      }
      return isFound;
    },
  };
});
