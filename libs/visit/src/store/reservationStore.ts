import type { Reservation } from '@guest/api-contract';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '../context';
import { loadCalls } from '../loadCalls';
import { rememberReservation } from '../model/recalledReservation';

export interface ReservationState {
  /** The last day of the stay, `YYYY-MM-DD`; all that is kept of a reservation, until then. */
  departureDate: string | undefined;
  /** The public id of this visit's short link; calls of payment take it (decisions.md 5). */
  publicId: string | undefined;
  /** Which one `reservation` is about, found or not. */
  askedFor: string | undefined;
  reservation: Resource<Reservation>;
  /** Looks a reservation up; resolves with whether it was found. */
  find: (api: ApiSource, hosterId: string, publicId: string) => Promise<boolean>;
  /** The guest has deleted what this device knows of them: nothing of it stays in the page either. */
  forget: () => void;
}

/** Stays are booked long ahead. */
const DAY_KEPT_FOR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The reservation that a short link named. It holds a guest and a secret: never served, never kept in local storage;
 * the id outlives a reload in session storage (`recallReservation`). The day of departure alone is kept: drafts end with
 * it (decisions.md 25).
 */
export const useReservationStore = defineStore<ReservationState>(
  'reservation',
  (set, get, _store, { onForgotten }) => {
    const reservation = createResource<Reservation>((next) => set({ reservation: next }));
    onForgotten(() => get().forget());
    return {
      departureDate: undefined,
      publicId: undefined,
      askedFor: undefined,
      reservation: idle,
      find: async (api, hosterId, publicId) => {
        set({ askedFor: publicId });
        // A newer link may have been opened meanwhile: then this one decides nothing any more.
        const isAsked = () => get().askedFor === publicId;
        const isFound = await reservation.run(async () => {
          const { client, calls } = await loadCalls(api, () => import('../calls'));
          const found = await calls.getReservation(client, publicId, hosterId);
          if (isAsked()) set({ departureDate: found.departureDate });
          return found;
        });
        if (isFound && isAsked()) {
          set({ publicId });
          rememberReservation(hosterId, publicId);
        }
        return isFound;
      },
      forget: () => {
        reservation.reset();
        set({ departureDate: undefined, publicId: undefined, askedFor: undefined });
      },
    };
  },
  {
    keep: ['departureDate'],
    keepForMs: DAY_KEPT_FOR_MS,
    lastDay: ({ departureDate }) => departureDate,
    revive: ({ departureDate }) => ({
      departureDate: typeof departureDate === 'string' ? departureDate : undefined,
    }),
  },
);
