import { useRegistry } from '@guest/state';
import { useOrderStore, type OrderState } from '../../store/orderStore';

type ActionName = {
  [K in keyof OrderState]: OrderState[K] extends (...args: never[]) => void ? K : never;
}[keyof OrderState];

/** The store's actions, which never change: rows of a menu card use them without subscribing to the store. */
export function useOrderActions(): Pick<OrderState, ActionName> {
  return useOrderStore.in(useRegistry()).getState();
}
