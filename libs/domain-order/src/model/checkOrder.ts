import { checkDelivery, type DeliveryError, type DeliveryField, type HotelNow } from './delivery';
import type { Draft } from './draft';
import { missingChoices, type MissingChoice } from './missingChoices';
import type { Service } from './service';

/** What the order itself still lacks; the guest's own fields are the visit's to check. */
export interface OrderErrors {
  delivery: Partial<Record<DeliveryField, DeliveryError>>;
  missing: MissingChoice[];
}

export function checkOrder(service: Service, draft: Draft, at: HotelNow): OrderErrors {
  return {
    delivery: checkDelivery(draft.delivery, service.availability, at),
    missing: missingChoices(service, draft.sheets),
  };
}

export function hasErrors({ delivery, missing }: OrderErrors): boolean {
  return missing.length > 0 || Object.keys(delivery).length > 0;
}
