import { newAttempt } from '@guest/api-client';
import { createResource, defineStore, failureOf, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import { isOver, withDetails, type FollowedOrder } from '../model/followedOrder';
import { reviveFollowed } from './reviveFollowed';

export interface OrdersState {
  /** By id; kept on the device with the secrets that read them back (docs/decisions 0010). */
  orders: Readonly<Record<string, FollowedOrder>>;
  /** Which order `cancelling` is about. */
  cancellingId: string;
  cancelling: Resource<FollowedOrder>;
  /** Takes an order in, or its newer state; written at once. */
  follow: (order: FollowedOrder) => void;
  /** Asks the hotel how these stand, or all that are not over; resolves with whether every answer came. */
  refresh: (api: ApiSource, ids?: readonly string[]) => Promise<boolean>;
  /** Takes an order back; resolves with whether it is cancelled. */
  cancel: (api: ApiSource, id: string) => Promise<boolean>;
  settleCancelling: () => void;
}

/** The hotel answers, and not with this order. */
const isGone = (cause: unknown) => [401, 403, 404].includes(failureOf(cause).httpStatus ?? 0);

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
        if (isGone(cause)) change(id, (order) => ({ ...order, isLost: true, checkedAt: Date.now() }));
        return isGone(cause);
      }
    }

    return {
      orders: {},
      cancellingId: '',
      cancelling: idle,
      follow,
      refresh: async (api, ids = Object.keys(get().orders)) => {
        const wanted = ids.flatMap((id) => find(id) ?? []).filter((order) => !isOver(order));
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
            const cancelled = withDetails(find(id) ?? order, details, Date.now());
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
