import { useMemo } from 'react';
import * as v from 'valibot';
import { useSubmissions } from '@guest/submission';
import { waitingSubmissions, type WaitingSubmission } from '../model/followedOrder';
import { orderBody, type OrderBody } from '../model/orderBody';
import { useOrdersStore } from '../store/ordersStore';

/** An order that the hotel does not have yet. */
export interface WaitingOrder {
  kept: WaitingSubmission;
  body: OrderBody;
}

/** The orders of this device that the hotel does not have yet and that can be read, newest first. */
export function useWaitingOrders(): WaitingOrder[] {
  const submissions = useSubmissions('order');
  const followed = useOrdersStore((state) => state.orders);
  return useMemo(
    () =>
      waitingSubmissions(submissions, followed).flatMap((kept) => {
        const body = v.safeParse(orderBody, kept.body);
        return body.success ? [{ kept, body: body.output }] : [];
      }),
    [submissions, followed],
  );
}
