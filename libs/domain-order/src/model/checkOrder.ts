import { checkGuest, plainGuest, type Guest, type GuestError, type GuestField } from '@guest/visit';
import { checkDelivery, type DeliveryError, type DeliveryField, type HotelNow } from './delivery';
import type { Draft } from './draft';
import { missingChoices, type MissingChoice } from './missingChoices';
import { REQUIRED_OF_GUEST } from './requiredFields';
import type { Service } from './service';

/** What an order still lacks: when, what, and who and where. */
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

/** Must something be put right before the order goes on? */
export function isBlocked(order: OrderToCheck, at: HotelNow): boolean {
  const { delivery, missing, guest } = checkOrder(order, at);
  return missing.length > 0 || Object.keys(delivery).length > 0 || Object.keys(guest).length > 0;
}
