import { newAttempt } from '@guest/api-client';
import { defineStore, failureOf, isFresh, own, recordOf } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import {
  cancelled,
  followedOrder,
  isEnded,
  isOver,
  lastWantedAt,
  missed,
  withDetails,
  type FollowedOrder,
} from '../model/followedOrder';

export interface OrdersState {
  /** By id; kept on the device for 30 days, with the secrets that read them. */
  orders: Readonly<Record<string, FollowedOrder>>;
  /** Adds an order or its newer state, and writes it at once. */
  follow: (order: FollowedOrder) => void;
  /** Asks the hotel about these orders, or about all that are not over. Resolves with whether every answer came. */
  refresh: (api: ApiSource, ids?: readonly string[]) => Promise<boolean>;
  /** Cancels an order; resolves with how that went. `tooLate`: the hotel has accepted it. */
  cancel: (api: ApiSource, order: FollowedOrder) => Promise<'cancelled' | 'tooLate' | 'failed'>;
}

const MISSING_STATUSES = [401, 403, 404];
/** The API's own words for an order that it does not have: a proxy can answer with the same status. */
const MISSING_TYPES = /:(?:unauthorised|not-found)$/u;

const load = (api: ApiSource) => loadCalls(api, () => import('../api/calls'));

/** The orders of this device that the hotel has. */
export const useOrdersStore = defineStore<OrdersState>(
  'orders',
  (set, get, _store, { persistNow }) => {
    function follow(order: FollowedOrder) {
      set({ orders: { ...get().orders, [order.id]: order } });
      persistNow();
    }
    /** Changes an order that is still there: one that was deleted meanwhile stays deleted. */
    function change(id: string, next: (order: FollowedOrder) => FollowedOrder) {
      const order = own(get().orders, id);
      if (order) follow(next(order));
    }

    async function refreshOne(api: ApiSource, { id, key }: FollowedOrder): Promise<boolean> {
      if (key === undefined) return true;
      try {
        const { client, calls } = await load(api);
        const details = await calls.getOrder(client, id, key);
        change(id, (order) => withDetails(order, details, Date.now()));
        return true;
      } catch (cause) {
        const { httpStatus = 0, problemType = '' } = failureOf(cause);
        if (!MISSING_STATUSES.includes(httpStatus)) return false;
        change(id, (order) => missed(order, MISSING_TYPES.test(problemType), Date.now()));
        return own(get().orders, id)?.isLost === true;
      }
    }

    return {
      orders: {},
      follow,
      refresh: async (api, ids) => {
        const known = (ids ?? Object.keys(get().orders)).flatMap((id) => own(get().orders, id) ?? []);
        // An order that is asked for by its id is asked about again even if it was lost.
        const wanted = known.filter((order) => !(ids ? isEnded(order) : isOver(order)));
        const came = await Promise.all(wanted.map((order) => refreshOne(api, order)));
        return came.every(Boolean);
      },
      cancel: async (api, order) => {
        const { id, key = '' } = order;
        try {
          const { client, calls } = await load(api);
          const answer = await calls.cancelOrder(client, id, key, newAttempt());
          change(id, (now) => cancelled(now, answer, Date.now()));
          return 'cancelled';
        } catch (cause) {
          if (failureOf(cause).httpStatus !== 409) return 'failed';
          // Its state now says why; an earlier try may have cancelled it.
          await refreshOne(api, order);
          return own(get().orders, id)?.status === 'cancelled' ? 'cancelled' : 'tooLate';
        }
      },
    };
  },
  {
    keep: { orders: recordOf(followedOrder, (order, id) => order.id === id && isFresh(lastWantedAt(order))) },
    collections: ['orders'],
  },
);
