import { useEffect } from 'react';
import { orderMethodsOf, type PaymentMethod } from '@guest/api-contract';
import { useApi, fetchedOf, useHoster } from '@guest/visit';
import { usePaymentStore } from '../store/paymentStore';

/** How orders can be paid at this hotel. While its settings are unknown, they go on the room. */
export function usePaymentMethods(): {
  /** Of what is ordered. */
  methodsFor: (ordered: Parameters<typeof orderMethodsOf>[1]) => readonly PaymentMethod[];
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
    methodsFor: (ordered) => (settings ? orderMethodsOf(settings, ordered) : ['room']),
    cards: settings?.cards.join(', ') ?? '',
  };
}
