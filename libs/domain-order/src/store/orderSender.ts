import { attemptOf } from '@guest/api-client';
import type { OutboxSender } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { loadCalls, type VisitContext } from '@guest/visit';
import { isKeptOrder } from '../model/keptOrder';
import { followed } from '../model/followedOrder';
import { useOrdersStore } from './ordersStore';
import { useOrderStore } from './orderStore';
import { rememberSent } from './sentMemory';

/** What stays of an order in the outbox once the hotel has it. */
export interface OrderSent {
  orderId: string;
}

/** As the client's own errors: it is not sent again as it is. */
function unreadable(): Error {
  return Object.assign(new Error('The kept order cannot be read'), { kind: 'http', status: 422 });
}

/** POST /customer, then POST /order: nothing is ordered for a customer the hotel does not know (spec 5, 8). */
export const orderSender: OutboxSender<VisitContext> = {
  send: async ({ api, registry }, { id: entryId, body, keys, hosterId }, leave): Promise<OrderSent> => {
    if (!isKeptOrder(body)) throw unreadable();
    const { client, calls } = await loadCalls(api, () => import('../calls'));
    const { customer, order, summary } = body;
    const store = useOrderStore.in(registry);
    const isWanted = () => Object.hasOwn(useOutboxStore.in(registry).getState().entries, entryId);

    let failure: unknown;
    const customerId = await calls.postCustomer(client, customer, attemptOf(keys.customer ?? '')).then(
      ({ _id }) => _id,
      (cause: unknown) => {
        failure = cause;
        return null;
      },
    );
    store.setState({ customerId });
    if (!order.hoster || !customerId) {
      // eslint-disable-next-line no-console -- spec 8: logged, and nothing is sent
      console.error('No hosterId or customerId');
      throw failure ?? new Error('No hosterId or customerId');
    }
    // Taken out meanwhile, or deleted with the data of this device: nothing of it leaves, nor comes back.
    if (!isWanted()) throw Object.assign(new Error('The order was taken out'), { kind: 'aborted' as const });
    leave();
    const receipt = await calls.postOrder(
      client,
      { ...order, customer: customerId } as Parameters<typeof calls.postOrder>[1],
      attemptOf(keys.order ?? ''),
    );
    const { _id: orderId, number, createdAt } = receipt;
    if (!isWanted()) return { orderId };
    const sent = { ...summary, receipt: { id: orderId, number, createdAt } };
    useOrdersStore
      .in(registry)
      .getState()
      .follow(followed(summary, receipt, { now: Date.now(), entryId }));
    rememberSent(hosterId, sent);
    store.getState().finish(sent);
    return { orderId };
  },
};
