import { sectionsById, type IndexedSection } from './catalogueIndex';
import { once } from './once';
import { centsOf, sum, type Cents } from './price';
import type { Item, Service } from './service';
import { own } from './own';
import type { SectionChoices, Selection, Sheet } from './sheets';

/** What the chosen pieces of one item add: the item's price a piece, and the supplements of its answers. */
function selectionCents(item: Item, selection: Selection): Cents {
  const each = centsOf(item.price, 0);
  if (item.precisions.length === 0) return each === undefined ? undefined : each * selection.quantity;
  const supplements = selection.precisions.flatMap((answers) =>
    item.precisions.map(({ name, choices }) => {
      const answer = own(answers, name);
      return centsOf(choices.find((choice) => choice.name === answer)?.price, 0);
    }),
  );
  return sum([each === undefined ? undefined : each * selection.quantity, ...supplements]);
}

// One toggle changes one section of one sheet: what all others cost is known already.
const centsBySection = once(({ items }: IndexedSection) =>
  once((choices: SectionChoices) => ({
    cents: sum(
      Object.entries(choices).map(([itemId, selection]) => {
        const item = items.get(itemId);
        return item ? selectionCents(item, selection) : 0;
      }),
    ),
  })),
);

const centsBySheet = once((service: Service) =>
  once((sheet: Sheet) => {
    const known = sectionsById(service);
    const chosen = Object.entries(sheet.sections).map(([sectionId, choices]) => {
      const section = known.get(sectionId);
      return section ? centsBySection(section)(choices).cents : 0;
    });
    return { cents: sum([centsOf(service.price, 0), ...chosen]) };
  }),
);

/** One sheet: the service's price and what was chosen. A sheet service without a price costs its items. */
export function sheetCents(service: Service, sheet: Sheet): Cents {
  return centsBySheet(service)(sheet).cents;
}

/** What can be ordered, as far as its cost goes. */
export interface Costed {
  quantity: number;
  sheets: readonly Sheet[];
}

/** The whole order; undefined when the hotel has yet to say the price. */
export function totalCents(service: Service, { quantity, sheets }: Costed): Cents {
  if (service.type === 'sheet') {
    const costing = centsBySheet(service);
    return sum(sheets.map((sheet) => costing(sheet).cents));
  }
  const each = centsOf(service.price, undefined);
  return each === undefined ? undefined : each * quantity;
}

/** Does ordering oblige the guest to pay? A price on demand or on estimate is first told by the hotel. */
export function obligesToPay(service: Service, total: Cents): boolean {
  return total === undefined ? service.price?.label === 'from' : total > 0;
}
