import { singleAmount, sumOf, type Amount, type Extra } from '@guest/api-contract';
import { emptyDraft, type Draft } from './draft';
import type { Service } from './service';

/** How many of each extra, by its id; what is not chosen is missing or 0. */
export type ChosenExtras = Readonly<Record<string, number>>;

/** The extras of which some are chosen. */
export function chosenOf(extras: readonly Extra[], chosen: ChosenExtras) {
  return extras
    .map((extra) => ({ extra, quantity: Math.min(chosen[extra._id] ?? 0, extra.maxQuantity) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What the chosen extras cost together, as far as it is known. */
export function extrasAmount(extras: readonly Extra[], chosen: ChosenExtras): Amount {
  return sumOf(chosenOf(extras, chosen).map(({ extra, quantity }) => singleAmount(extra, quantity)));
}

/** An extra as the single service that it is ordered as. */
export function serviceOfExtra({ _id, name, price }: Extra): Service {
  return {
    id: _id,
    name,
    price,
    type: 'single',
    orderType: 'orderable',
    isAvailable: true,
    sections: [],
    allergens: [],
    diets: [],
  };
}

/** The draft of an extra: so many, as soon as possible. */
export function draftOfExtra(quantity: number, now: number): Draft {
  return { ...emptyDraft, quantity, delivery: { ...emptyDraft.delivery, mode: 'now' }, changedAt: now };
}
