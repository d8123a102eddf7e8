import type { OrderedItem, OrderRequest, Price } from '@guest/api-contract';
import type { IndexedService } from './catalogueIndex';

/** What a price adds to a total: nothing when it is free, included, or only known on demand. */
export function centsOf(price: Price | undefined): number {
  if (price?.label === 'free' || price?.label === 'included') return 0;
  return price?.amountCents ?? 0;
}

/** What one sheet costs before its items; a sheet "from 12 €" is priced by its items alone. */
export function sheetBaseCents(price: Price | undefined): number {
  return price?.label === 'from' ? 0 : centsOf(price);
}

/** The order's total in cents, from the catalogue alone. */
export function totalOf(order: OrderRequest, indexed: IndexedService): number {
  const { item } = order;
  if (item.type === 'single') return item.quantity * centsOf(indexed.service.price);
  const base = sheetBaseCents(indexed.service.price);
  return item.sheets
    .flatMap((sheet) => sheet.items)
    .reduce((total, ordered) => total + itemCents(ordered, indexed), base * item.sheets.length);
}

function itemCents(ordered: OrderedItem, indexed: IndexedService): number {
  const known = indexed.items.get(ordered.originalItemId);
  const choices = ordered.selectedPrecisions.flatMap((piece) => piece.precisions);
  const supplements = choices.map(({ name, choice }) =>
    centsOf(known?.precisions.get(name)?.choices.get(choice)),
  );
  return ordered.quantity * centsOf(known?.item.price) + supplements.reduce((sum, cents) => sum + cents, 0);
}
