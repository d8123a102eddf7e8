import type { OrderedItem, OrderRequest, Price } from '@guest/api-contract';
import type { IndexedService } from './catalogueIndex';

/** Cents that are certain; undefined where the hotel has yet to say. */
type Cents = number | undefined;

/** The exact amount a price stands for; "on demand", "on estimate" and "from" name none. */
function centsOf(price: Price | undefined, whenAbsent: Cents): Cents {
  switch (price?.label) {
    case 'free':
    case 'included':
      return 0;
    case 'onDemand':
    case 'onEstimate':
    case 'from':
      return undefined;
    case undefined:
      return price?.amountCents ?? whenAbsent;
  }
}

/** The order's total in cents, from the catalogue alone; undefined unless every part of it is certain. */
export function totalOf(order: OrderRequest, indexed: IndexedService): Cents {
  const { item } = order;
  if (item.type === 'single') return times(item.quantity, centsOf(indexed.service.price, undefined));
  // A sheet service without a price costs its items.
  const base = times(item.sheets.length, centsOf(indexed.service.price, 0));
  const items = item.sheets.flatMap((sheet) => sheet.items);
  return sum([base, ...items.map((ordered) => itemCents(ordered, indexed))]);
}

function itemCents(ordered: OrderedItem, indexed: IndexedService): Cents {
  const known = indexed.items.get(ordered.originalItemId);
  const choices = ordered.selectedPrecisions.flatMap((piece) => piece.precisions);
  const supplements = choices.map(({ name, choice }) =>
    centsOf(known?.precisions.get(name)?.choices.get(choice), 0),
  );
  return sum([times(ordered.quantity, centsOf(known?.item.price, 0)), ...supplements]);
}

function times(count: number, cents: Cents): Cents {
  return cents === undefined ? undefined : count * cents;
}

function sum(parts: Cents[]): Cents {
  let total = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    total += part;
  }
  return total;
}
