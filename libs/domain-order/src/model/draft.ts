import { isAlwaysOpen, type Delivery } from './delivery';
import { MAX_SINGLE_QUANTITY } from './limits';
import { once } from './once';
import { emptySheet, pruneSheet, resizeSheets, type Sheet } from './sheets';
import type { Service } from './service';

/** An order being made, of one service. */
export interface Draft {
  readonly quantity: number;
  readonly sheets: readonly Sheet[];
  readonly details: string;
  readonly delivery: Delivery;
  /** The guest said when; until then the delivery is a mere suggestion. */
  readonly isDeliveryChosen: boolean;
  /** When the guest last changed it, as a timestamp; a draft expires after it (decisions.md 25). */
  readonly changedAt: number;
}

/** Quantity is 1 by default (spec 3); the delivery is suggested when the page knows the hour. */
export const emptyDraft: Draft = {
  quantity: 1,
  sheets: [emptySheet],
  details: '',
  delivery: { mode: 'at', day: '', time: '' },
  isDeliveryChosen: false,
  changedAt: 0,
};

/** How a draft of this service begins, before the page knows the hour; the very same at every render. */
export const draftOf = once((service: Service): Draft => ({
  ...emptyDraft,
  delivery: { ...emptyDraft.delivery, mode: isAlwaysOpen(service.availability) ? 'now' : 'at' },
}));

/** A quantity is required: at least one, at most what the hotel's API takes. */
export function clampQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.trunc(quantity), 1), MAX_SINGLE_QUANTITY) : 1;
}

/** A draft that was kept, as today's catalogue allows it. */
export function reconcileDraft(draft: Draft, service: Service): Draft {
  const sheets = resizeSheets(draft.sheets, draft.sheets.length).map((sheet) => pruneSheet(sheet, service));
  return { ...draft, quantity: clampQuantity(draft.quantity), sheets };
}
