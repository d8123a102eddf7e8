import {
  type Amount,
  itemAmount,
  NO_AMOUNT,
  sheetAmount as sumOfSheet,
  singleAmount,
  sumOf,
  totalCentsOf,
} from '@guest/api-contract';
import { memoize, own } from '@guest/state';
import { sectionsById, type IndexedSection } from './catalogueIndex';
import type { Item, Service } from './service';
import type { SectionChoices, Selection, Sheet } from './sheets';

/** What the chosen pieces of one item add: the item's price a piece, and the supplements of its answers. */
function selectionAmount(item: Item, { quantity, precisions }: Selection): Amount {
  const supplements = precisions.flatMap((answers) =>
    item.precisions.map(({ name, choices }) => {
      const answer = own(answers, name);
      return choices.find((choice) => choice.name === answer)?.price;
    }),
  );
  return itemAmount(item, quantity, supplements);
}

// Cached by section and its choices: after a toggle one section is counted again.
const cachedSectionAmount = memoize(({ items }: IndexedSection) =>
  memoize((choices: SectionChoices) =>
    sumOf(
      Object.entries(choices).map(([itemId, selection]) => {
        const item = items.get(itemId);
        return item ? selectionAmount(item, selection) : NO_AMOUNT;
      }),
    ),
  ),
);

const cachedSheetAmount = memoize((service: Service) =>
  memoize((sheet: Sheet) => {
    const known = sectionsById(service);
    const chosen = Object.entries(sheet.sections).map(([sectionId, choices]) => {
      const section = known.get(sectionId);
      return section ? cachedSectionAmount(section)(choices) : NO_AMOUNT;
    });
    return sumOfSheet(service, chosen);
  }),
);

/** One sheet: the service's price and what was chosen. A sheet service without a price costs its items. */
export function sheetAmount(service: Service, sheet: Sheet): Amount {
  return cachedSheetAmount(service)(sheet);
}

/** What can be ordered, as far as its cost goes. */
export interface Costed {
  quantity: number;
  sheets: readonly Sheet[];
}

/** The whole order, as far as it is known. */
export function totalAmount(service: Service, { quantity, sheets }: Costed): Amount {
  if (service.type === 'sheet') return sumOf(sheets.map(cachedSheetAmount(service)));
  return singleAmount(service, quantity);
}

/** The whole order; undefined when the hotel has yet to say the price. */
export function totalCents(service: Service, costed: Costed): number | undefined {
  return totalCentsOf(totalAmount(service, costed));
}

/** Does ordering oblige the guest to pay? A price on demand or on estimate alone is first told by the hotel. */
export function obligesToPay({ certain }: Amount): boolean {
  return certain > 0;
}
