import { allKept, defineSubmission, useSubmissionsStore, type SendTools } from '@guest/submission';
import type { OrderRequest } from '@guest/api-contract';
import { loadCalls, type VisitContext } from '@guest/visit';
import { followed, orderIdOf } from '../model/followedOrder';
import { contentOf, deadlineOf, orderBody, type OrderBody, type OrderSent } from '../model/orderBody';
import { useOrdersStore } from '../store/ordersStore';
import { useOrderStore } from '../store/orderStore';

type Tools = SendTools<VisitContext, 'customer' | 'order'>;

/** A sheet order has a date, as soon as possible too: the moment at which it was kept, the same at each try. */
function dated<T extends Pick<OrderRequest, 'item' | 'deliveryDate'>>(order: T, keptAt: number): T {
  if (order.item.type !== 'sheet' || order.deliveryDate !== undefined) return order;
  return { ...order, deliveryDate: new Date(keptAt).toISOString(), isAsSoonAsPossible: true };
}

/** `POST /customer`, then `POST /order`; the draft is done then, and the order is followed. */
async function postCustomerAndOrder(
  { customer, order, summary, draft }: OrderBody,
  { context: { api, registry }, kept, attempts, postCustomer, markSent }: Tools,
): Promise<OrderSent> {
  const { client, calls } = await loadCalls(api, () => import('../api/calls'));
  const customerId = await postCustomer((attempt, key) =>
    calls.postCustomer(client, customer, attempt, key),
  ).catch((cause: unknown) => {
    // eslint-disable-next-line no-console -- a support line looks for these words in the browser's log
    console.error('No hosterId or customerId');
    throw cause;
  });
  markSent();
  // A hotel that gives a customer no id takes the order without it.
  const request = {
    ...dated(order, kept.savedAt),
    ...(customerId !== undefined && { customer: customerId }),
  } as OrderRequest;
  const receipt = await calls.postOrder(client, request, attempts.order);

  // Deleted with the data of this device while it was sent: nothing of it may come back.
  const isStillKept = allKept(useSubmissionsStore.in(registry).getState()).some(({ id }) => id === kept.id);
  if (isStillKept) {
    const { service } = summary;
    useOrdersStore
      .in(registry)
      .getState()
      .follow(
        followed(summary, receipt, {
          now: Date.now(),
          submissionId: kept.id,
          paymentMethod: order.paymentMethod,
        }),
      );
    useOrderStore.in(registry).getState().removeDraft(service.id, draft.changedAt);
  }
  const { firstname, roomNumber } = summary;
  return { orderId: orderIdOf(receipt, kept.id), firstname, roomNumber };
}

/** An order leaves by itself until its deadline; then its guest is asked. */
export const orderSubmission = defineSubmission<VisitContext>()({
  kind: 'order',
  keptOn: 'device',
  body: () => Promise.resolve(orderBody),
  calls: ['customer', 'order'],
  deadline: deadlineOf,
  content: contentOf,
  send: postCustomerAndOrder,
});
