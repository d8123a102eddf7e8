import type { PaymentMethod } from '@guest/api-contract';
import { memoize } from '@guest/state';
import { isAlwaysOpen, type Delivery } from './delivery';
import { MAX_SINGLE_QUANTITY } from './limits';
import { emptySheet, isUntouched, pruneSheet, resizeSheets, type Sheet } from './sheets';
import type { Service } from './service';

/** An order being made, of one service. */
export interface Draft {
  readonly quantity: number;
  readonly sheets: readonly Sheet[];
  readonly details: string;
  readonly delivery: Delivery;
  /** The guest chose the delivery; until then it is a suggestion. */
  readonly isDeliveryChosen: boolean;
  /** How the guest wants to pay; what the hotel offers decides (`chosenMethod`). */
  readonly paymentMethod: PaymentMethod;
  /** When the guest last changed it, in epoch ms: it tells drafts of a service apart, and when they expire. */
  readonly changedAt: number;
}

/** A new draft. The delivery is suggested once the page knows the hour. */
export const emptyDraft: Draft = {
  quantity: 1,
  sheets: [emptySheet],
  details: '',
  delivery: { mode: 'at', day: '', time: '' },
  isDeliveryChosen: false,
  paymentMethod: 'room',
  changedAt: 0,
};

/** A new draft of a service, before the page knows the hour. The same object at every render. */
export const draftOf = memoize((service: Service): Draft => ({
  ...emptyDraft,
  delivery: { ...emptyDraft.delivery, mode: isAlwaysOpen(service.availability) ? 'now' : 'at' },
}));

/** How the order is paid: as the guest wants, where the hotel offers it. */
export function chosenMethod({ paymentMethod }: Draft, methods: readonly PaymentMethod[]): PaymentMethod {
  return methods.includes(paymentMethod) ? paymentMethod : (methods[0] ?? 'room');
}

/** A quantity is required: at least one, at most what the hotel's API takes. */
export function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.trunc(quantity), 1), MAX_SINGLE_QUANTITY) : 1;
}

/** A kept draft without what today's catalogue no longer offers. */
export function reconcileDraft(draft: Draft, service: Service): Draft {
  const sheets = resizeSheets(draft.sheets, draft.sheets.length).map((sheet) => pruneSheet(sheet, service));
  return { ...draft, quantity: clampQuantity(draft.quantity), sheets };
}

/** Has the guest entered anything? */
export function isStarted({ quantity, sheets, details, isDeliveryChosen }: Draft): boolean {
  return (
    isDeliveryChosen || quantity > 1 || details !== '' || sheets.length > 1 || !sheets.every(isUntouched)
  );
}
