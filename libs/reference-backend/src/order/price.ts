import {
  itemAmount,
  type OrderedItem,
  type OrderRequest,
  sheetAmount,
  singleAmount,
  sumOf,
  totalCentsOf,
} from '@guest/api-contract';
import type { IndexedService } from './catalogueIndex';

function orderedAmount(
  { originalItemId, quantity, selectedPrecisions }: OrderedItem,
  indexed: IndexedService,
) {
  const known = indexed.items.get(originalItemId);
  const choices = selectedPrecisions.flatMap((piece) => piece.precisions);
  const supplements = choices.map(({ name, choice }) => known?.precisions.get(name)?.choices.get(choice));
  return itemAmount(known?.item ?? {}, quantity, supplements);
}

/** The order's total in cents by the catalogue's prices; undefined if the hotel has yet to name a part of it. */
export function totalOf({ item }: OrderRequest, indexed: IndexedService): number | undefined {
  const { service } = indexed;
  if (item.type === 'single') return totalCentsOf(singleAmount(service, item.quantity));
  const sheets = item.sheets.map(({ items }) =>
    sheetAmount(
      service,
      items.map((ordered) => orderedAmount(ordered, indexed)),
    ),
  );
  return totalCentsOf(sumOf(sheets));
}
