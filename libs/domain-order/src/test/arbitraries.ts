import * as fc from 'fast-check';
import type { Price } from '@guest/api-contract';
import { choose, emptySheet, setPrecision, setQuantity, type Sheet } from '../model/sheets';
import type { Food, Item, Precision, Section, Service } from '../model/service';

const food: Food = { allergens: [], diets: [] };
const price: fc.Arbitrary<Price | undefined> = fc.option(
  fc.oneof(
    fc.record({ amountCents: fc.nat(5_000) }),
    fc.constant<Price>({ label: 'included' }),
    fc.constant<Price>({ label: 'free' }),
    fc.constant<Price>({ label: 'onDemand' }),
    fc.record({ label: fc.constant('from' as const), amountCents: fc.nat(5_000) }),
  ),
  { nil: undefined },
);
// An id may collide with what every object inherits.
const names = fc.uniqueArray(
  fc.oneof(fc.constantFrom('constructor', '__proto__', 'toString'), fc.stringMatching(/^[a-z]{1,6}$/u)),
  { minLength: 1, maxLength: 4 },
);

function parted<T>(make: (id: string) => fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return names.chain((ids) => fc.tuple(...ids.map(make)));
}

const item = (id: string): fc.Arbitrary<Item> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    price,
    maxQuantity: fc.integer({ min: 1, max: 5 }),
    precisions: fc.oneof(
      fc.constant<Precision[]>([]),
      parted((name) =>
        fc.record({
          name: fc.constant(name),
          isRequired: fc.boolean(),
          choices: parted((choice) => fc.record({ name: fc.constant(choice), price, ...constants(food) })),
        }),
      ),
    ),
    ...constants(food),
  });

function constants(of: Food) {
  return { allergens: fc.constant(of.allergens), diets: fc.constant(of.diets) };
}

const section = (id: string): fc.Arbitrary<Section> =>
  fc.record({
    id: fc.constant(id),
    label: fc.constant(id),
    choice: fc.constantFrom('single', 'multiple'),
    isRequired: fc.boolean(),
    maxChoices: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    items: parted(item),
  });

/** An item's id names it in the whole hotel, as the check of a hotel's bundle demands; no section is empty. */
function withUniqueItems(sections: Section[]): Section[] {
  const seen = new Set<string>();
  const isNew = ({ id }: Item) => !seen.has(id) && Boolean(seen.add(id));
  return sections
    .map((one) => ({ ...one, items: one.items.filter(isNew) }))
    .filter(({ items }) => items.length > 0);
}

/** Any sheet service that a hotel could make. */
const sheetService: fc.Arbitrary<Service> = fc.record({
  id: fc.constant('service'),
  name: fc.constant('Service'),
  type: fc.constant('sheet' as const),
  orderType: fc.constant('orderable' as const),
  isAvailable: fc.constant(true),
  price,
  sections: parted(section).map(withUniqueItems),
  ...constants(food),
});

/** One thing a guest does to a sheet; numbers pick what is there. */
const deed = fc.record({
  section: fc.nat(),
  item: fc.nat(),
  quantity: fc.option(fc.integer({ min: -1, max: 8 }), { nil: undefined }),
  answer: fc.option(fc.record({ piece: fc.nat(6), precision: fc.nat(), choice: fc.nat() }), {
    nil: undefined,
  }),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

function act(service: Service, sheet: Sheet, { section: s, item: i, quantity, answer }: Deed): Sheet {
  const where = at(service.sections, s);
  const what = where && at(where.items, i);
  if (!where || !what) return sheet;
  if (quantity !== undefined) return setQuantity(sheet, where, what, quantity);
  const asked = answer && at(what.precisions, answer.precision);
  if (!answer || !asked) return choose(sheet, where, what.id);
  const place = { sectionId: where.id, itemId: what.id, piece: answer.piece, precision: asked.name };
  return setPrecision(sheet, place, at(asked.choices, answer.choice)?.name);
}

/** Whatever can be typed or pasted: what no printer knows, line breaks of all kinds, half a character. */
export const typedText = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    fc.constantFrom('\u000B', '\t', '\u0000', '\u007F', '\r\n', '\u2028', '\uD83D', '\uDEB2', ' '),
  ),
  maxLength: 20,
});

/** A sheet as some sequence of taps leaves it. */
function filledSheet(service: Service): fc.Arbitrary<Sheet> {
  return fc.tuple(fc.array(deed, { maxLength: 25 }), typedText, typedText).map(([deeds, name, comment]) => ({
    ...deeds.reduce((sheet, one) => act(service, sheet, one), emptySheet),
    name,
    comment,
  }));
}

/** A service with sheets filled for it. */
export const filledOrder = sheetService.chain((service) =>
  fc.record({
    service: fc.constant(service),
    sheets: fc.array(filledSheet(service), { minLength: 1, maxLength: 4 }),
  }),
);
