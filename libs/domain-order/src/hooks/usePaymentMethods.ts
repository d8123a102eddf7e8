import { useEffect } from 'react';
import { orderMethodsOf, type PaymentMethod } from '@guest/api-contract';
import { useApi, fetchedOf, useHoster } from '@guest/visit';
import { usePaymentStore } from '../store/paymentStore';

/** How orders can be paid at this hotel. While its settings are unknown, they go on the room. */
export function usePaymentMethods(): {
  /** Of an order with this total; undefined: the hotel has yet to say the price. */
  methodsFor: (totalCents: number | undefined) => readonly PaymentMethod[];
  /** The accepted cards: "CB, Visa"; '' if unknown. */
  cards: string;
} {
  const api = useApi();
  const { _id: hosterId } = useHoster();
  const load = usePaymentStore((state) => state.load);
  const resource = usePaymentStore((state) => fetchedOf(state, hosterId));
  useEffect(() => {
    void load(api, hosterId);
  }, [api, hosterId, load]);
  const settings = resource.status === 'success' ? resource.data : undefined;
  return {
    methodsFor: (totalCents) => (settings ? orderMethodsOf(settings, totalCents) : ['room']),
    cards: settings?.cards.join(', ') ?? '',
  };
}
