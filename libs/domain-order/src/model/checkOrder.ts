import type { HotelNow } from '@guest/api-contract';
import { checkGuest, plainGuest, type Guest, type GuestError, type GuestField } from '@guest/visit';
import { checkDelivery, type DeliveryError, type DeliveryField } from './delivery';
import type { Draft } from './draft';
import { missingChoices, type MissingChoice } from './missingChoices';
import type { Service } from './service';

/** The hotel needs these to know to whom and where to bring the order. */
export const REQUIRED_OF_GUEST: readonly GuestField[] = ['lastname', 'roomNumber'];

/** What blocks an order, by part of the form. */
export interface OrderErrors {
  delivery: Partial<Record<DeliveryField, DeliveryError>>;
  missing: MissingChoice[];
  guest: Partial<Record<GuestField, GuestError>>;
}

interface OrderToCheck {
  service: Service;
  draft: Draft;
  guest: Guest;
}

export function checkOrder({ service, draft, guest }: OrderToCheck, at: HotelNow): OrderErrors {
  return {
    delivery: checkDelivery(draft.delivery, service.availability, at),
    missing: missingChoices(service, draft.sheets),
    guest: checkGuest(plainGuest(guest), REQUIRED_OF_GUEST),
  };
}

/** Must something be corrected before the order goes on? */
export function isBlocked(order: OrderToCheck, at: HotelNow): boolean {
  const { delivery, missing, guest } = checkOrder(order, at);
  return missing.length > 0 || Object.keys(delivery).length > 0 || Object.keys(guest).length > 0;
}
