import { sectionsById, type IndexedSection } from './catalogueIndex';
import { once } from './once';
import { amountOf, sum, times, type Amount, type Cents } from './price';
import type { Item, Service } from './service';
import { own } from './own';
import type { SectionChoices, Selection, Sheet } from './sheets';

const NOTHING: Amount = { certain: 0, isComplete: true };

/** What the chosen pieces of one item add: the item's price a piece, and the supplements of its answers. */
function selectionAmount(item: Item, selection: Selection): Amount {
  const pieces = times(amountOf(item.price, 0), selection.quantity);
  if (item.precisions.length === 0) return pieces;
  const supplements = selection.precisions.flatMap((answers) =>
    item.precisions.map(({ name, choices }) => {
      const answer = own(answers, name);
      return amountOf(choices.find((choice) => choice.name === answer)?.price, 0);
    }),
  );
  return sum([pieces, ...supplements]);
}

// One toggle changes one section of one sheet: what all others cost is known already.
const amountBySection = once(({ items }: IndexedSection) =>
  once((choices: SectionChoices) =>
    sum(
      Object.entries(choices).map(([itemId, selection]) => {
        const item = items.get(itemId);
        return item ? selectionAmount(item, selection) : NOTHING;
      }),
    ),
  ),
);

const amountBySheet = once((service: Service) =>
  once((sheet: Sheet) => {
    const known = sectionsById(service);
    const chosen = Object.entries(sheet.sections).map(([sectionId, choices]) => {
      const section = known.get(sectionId);
      return section ? amountBySection(section)(choices) : NOTHING;
    });
    return sum([amountOf(service.price, 0), ...chosen]);
  }),
);

/** One sheet: the service's price and what was chosen. A sheet service without a price costs its items. */
export function sheetAmount(service: Service, sheet: Sheet): Amount {
  return amountBySheet(service)(sheet);
}

/** What can be ordered, as far as its cost goes. */
export interface Costed {
  quantity: number;
  sheets: readonly Sheet[];
}

/** The whole order, as far as it is known. */
export function totalAmount(service: Service, { quantity, sheets }: Costed): Amount {
  if (service.type === 'sheet') return sum(sheets.map(amountBySheet(service)));
  return times(amountOf(service.price, undefined), quantity);
}

/** The whole order; undefined when the hotel has yet to say the price. */
export function totalCents(service: Service, costed: Costed): Cents {
  const { certain, isComplete } = totalAmount(service, costed);
  return isComplete ? certain : undefined;
}

/** Does ordering oblige the guest to pay? A price on demand or on estimate alone is first told by the hotel. */
export function obligesToPay({ certain }: Amount): boolean {
  return certain > 0;
}
