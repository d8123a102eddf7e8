import { centsOf, type Price } from '@guest/api-contract';

/** Whether it is known to cost nothing. */
export function isFree(price: Price | undefined): boolean {
  return centsOf(price, undefined) === 0;
}
