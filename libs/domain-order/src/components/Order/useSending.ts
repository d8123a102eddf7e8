import type { OrderReceipt } from '@guest/api-contract';
import { idle, type Resource } from '@guest/state';
import { useOrderStore } from '../../store/orderStore';

/** How the sending of this service's order goes. */
export function useSending(serviceId: string): Resource<OrderReceipt> {
  return useOrderStore((state) => (state.sendingId === serviceId ? state.sending : idle));
}
