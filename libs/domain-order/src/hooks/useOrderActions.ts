import { useRegistry } from '@guest/state';
import { useOrderStore, type OrderState } from '../store/orderStore';

type ActionName = {
  [K in keyof OrderState]: OrderState[K] extends (...args: never[]) => void ? K : never;
}[keyof OrderState];

/** What can be done to an order: the same all visit long, so that not every row of a menu card listens to the store. */
export function useOrderActions(): Pick<OrderState, ActionName> {
  return useOrderStore.in(useRegistry()).getState();
}
