import type { Reservation, ReservationQuestion } from '@guest/api-contract';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import type { ApiSource } from '../api/visitContext';
import { loadCalls } from '../api/loadCalls';
import { rememberReservation } from '../model/recalledReservation';
import { isText } from './keptFields';

export interface ReservationState {
  /** The last day of the stay, `YYYY-MM-DD`; all that is kept of a reservation, until then. */
  departureDate: string | undefined;
  /** The public id of this visit's short link; the calls of payment take it. */
  publicId: string | undefined;
  /** Which one `reservation` is about, found or not. */
  askedFor: string | undefined;
  reservation: Resource<Reservation>;
  /** Looks a reservation up; resolves with whether it was found. */
  find: (api: ApiSource, hosterId: string, publicId: string) => Promise<boolean>;
  /** Looks a reservation up by its printed number and the last name; resolves with whether both match. */
  findByNumber: (api: ApiSource, hosterId: string, question: ReservationQuestion) => Promise<boolean>;
  /** Forgets the reservation in this page too, once the guest has deleted the data of the device. */
  reset: () => void;
}

/** Stays are booked long ahead. */
const DAY_KEPT_FOR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The reservation that a short link named. It holds personal data and a secret: it is never served and never kept in
 * local storage. Its id is kept in session storage (`recallReservation`), and the day of departure on the device,
 * because drafts end with it.
 */
export const useReservationStore = defineStore<ReservationState>(
  'reservation',
  (set, get, _store, { onDeviceCleared }) => {
    const reservation = createResource<Reservation>((next) => set({ reservation: next }));
    onDeviceCleared(() => get().reset());
    type Loaded = Awaited<ReturnType<typeof load>>;
    const load = (api: ApiSource) => loadCalls(api, () => import('../api/calls'));
    async function ask(
      api: ApiSource,
      { hosterId, askedFor }: { hosterId: string; askedFor: string },
      call: (loaded: Loaded) => Promise<Reservation>,
    ): Promise<boolean> {
      set({ askedFor });
      // A newer search decides, whichever ends first.
      const isAsked = () => get().askedFor === askedFor;
      return reservation.run(async () => {
        const found = await call(await load(api));
        if (isAsked()) {
          set({ departureDate: found.departureDate, publicId: found._id });
          rememberReservation(hosterId, found._id);
        }
        return found;
      });
    }
    return {
      departureDate: undefined,
      publicId: undefined,
      askedFor: undefined,
      reservation: idle,
      find: (api, hosterId, publicId) =>
        ask(api, { hosterId, askedFor: publicId }, ({ client, calls }) =>
          calls.getReservation(client, publicId, hosterId),
        ),
      findByNumber: (api, hosterId, question) =>
        ask(api, { hosterId, askedFor: JSON.stringify(question) }, ({ client, calls }) =>
          calls.findReservation(client, { hosterId, ...question }),
        ),
      reset: () => {
        reservation.reset();
        set({ departureDate: undefined, publicId: undefined, askedFor: undefined });
      },
    };
  },
  {
    keep: { departureDate: (raw) => (isText(raw) ? raw : undefined) },
    keepForMs: DAY_KEPT_FOR_MS,
    lastDay: ({ departureDate }) => departureDate,
  },
);
