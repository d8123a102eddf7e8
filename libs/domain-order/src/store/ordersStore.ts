import { newAttempt } from '@guest/api-client';
import { createResource, defineStore, failureOf, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import { isEnded, isOver, missed, withDetails, type FollowedOrder } from '../model/followedOrder';
import { reviveFollowed } from './reviveFollowed';

export interface OrdersState {
  /** By id; kept on the device with the secrets that read them back (docs/decisions 0010). */
  orders: Readonly<Record<string, FollowedOrder>>;
  /** Which order `cancelling` is about. */
  cancellingId: string;
  cancelling: Resource<FollowedOrder>;
  /** Takes an order in, or its newer state; written at once. */
  follow: (order: FollowedOrder) => void;
  /** Asks the hotel how these stand, lost ones too, or all that are not over; resolves with whether every answer came. */
  refresh: (api: ApiSource, ids?: readonly string[]) => Promise<boolean>;
  /** Takes an order back; resolves with whether it is cancelled. */
  cancel: (api: ApiSource, id: string) => Promise<boolean>;
  settleCancelling: () => void;
}

const MISSING_STATUSES = [401, 403, 404];
const MISSING_TYPES = /:(?:unauthorised|not-found)$/u;

/** The orders of this device that the hotel has. */
export const useOrdersStore = defineStore<OrdersState>(
  'orders',
  (set, get, _store, { persistNow }) => {
    const cancelling = createResource<FollowedOrder>((next) => set({ cancelling: next }));
    const find = (id: string) => (Object.hasOwn(get().orders, id) ? get().orders[id] : undefined);

    function follow(order: FollowedOrder) {
      set({ orders: { ...get().orders, [order.id]: order } });
      persistNow();
    }
    /** Nothing comes back that was deleted while it was asked for. */
    function change(id: string, next: (order: FollowedOrder) => FollowedOrder) {
      const order = find(id);
      if (order) follow(next(order));
    }

    async function refreshOne(api: ApiSource, { id, key }: FollowedOrder): Promise<boolean> {
      if (key === undefined) return true;
      try {
        const { client, calls } = await loadCalls(api, () => import('../calls'));
        const details = await calls.getOrder(client, id, key);
        change(id, (order) => withDetails(order, details, Date.now()));
        return true;
      } catch (cause) {
        const { httpStatus = 0, problemType = '' } = failureOf(cause);
        if (!MISSING_STATUSES.includes(httpStatus)) return false;
        // Whatever stands between may answer so too: only the API's own words count at once.
        const isSaid = MISSING_TYPES.test(problemType);
        change(id, (order) => missed(order, { now: Date.now(), isSaid }));
        return find(id)?.isLost === true;
      }
    }

    return {
      orders: {},
      cancellingId: '',
      cancelling: idle,
      follow,
      refresh: async (api, ids) => {
        const known = (ids ?? Object.keys(get().orders)).flatMap((id) => find(id) ?? []);
        // Who asks for one by its name asks again about a lost one too.
        const wanted = known.filter((order) => !(ids ? isEnded(order) : isOver(order)));
        const came = await Promise.all(wanted.map((order) => refreshOne(api, order)));
        return came.every(Boolean);
      },
      cancel: (api, id) => {
        const order = find(id);
        if (!order?.key || get().cancelling.status === 'loading') return Promise.resolve(false);
        const { key } = order;
        set({ cancellingId: id });
        return cancelling.run(async () => {
          const { client, calls } = await loadCalls(api, () => import('../calls'));
          try {
            const details = await calls.cancelOrder(client, id, key, newAttempt());
            const cancelled = { ...withDetails(find(id) ?? order, details, Date.now()), isTakenBack: true };
            change(id, () => cancelled);
            return cancelled;
          } catch (cause) {
            // Too late: how it stands now says why.
            if (failureOf(cause).httpStatus === 409) await refreshOne(api, order);
            throw cause;
          }
        });
      },
      settleCancelling: () => {
        if (get().cancelling.status !== 'loading') cancelling.reset();
      },
    };
  },
  { keep: ['orders'], revive: reviveFollowed },
);
