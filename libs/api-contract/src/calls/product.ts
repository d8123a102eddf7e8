import * as v from 'valibot';
import { Cents, EntryId, ExternalUrl, Id, list, ResourceUrl, TimeOfDay, vital } from '../base/common';
import { Words } from '../base/words';
import { defineRoute } from '../base/route';

/** How a price is shown; without a label the amount is the price. */
export const priceLabels = ['free', 'included', 'onDemand', 'onEstimate', 'from'] as const;
/** What a price is for. */
export const priceUnits = [
  'perPet',
  'perRoom',
  'perHour',
  'perDay',
  'perNight',
  'perPerson',
  'perSlot',
] as const;

export const Price = v.pipe(
  v.object({
    amountCents: v.optional(vital(Cents)),
    label: v.optional(vital(v.picklist(priceLabels))),
    unit: v.optional(vital(v.picklist(priceUnits))),
  }),
  v.check(
    ({ amountCents, label = 'from' }) => amountCents !== undefined || label !== 'from',
    'has no amount',
  ),
);
export type Price = v.InferOutput<typeof Price>;

/** The 14 allergens of Regulation (EU) 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export const diets = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'organic',
  'glutenFree',
  'lactoseFree',
] as const;

const Food = {
  allergens: list(v.picklist(allergens)),
  diets: list(v.picklist(diets)),
};

/** Trimmed, since an order names the choice in a trimmed line. */
const ChosenName = v.pipe(Words, v.trim());

/** One question about a chosen item ("Cooking"), answered by one choice. */
export const Precision = v.object({
  name: ChosenName,
  isRequired: v.optional(v.boolean(), false),
  choices: list(v.object({ name: ChosenName, price: v.optional(Price), ...Food })),
});
export type Precision = v.InferOutput<typeof Precision>;

export const Item = v.object({
  _id: Id,
  name: Words,
  description: v.optional(Words),
  image: v.optional(ResourceUrl),
  price: v.optional(Price),
  precisions: list(Precision),
  /** How many of it one sheet may hold. */
  maxQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
  ...Food,
});
export type Item = v.InferOutput<typeof Item>;

export const Section = v.object({
  _id: EntryId,
  label: Words,
  /** `single`: a choice replaces the last one; `multiple`: it toggles. */
  choice: v.optional(v.picklist(['single', 'multiple']), 'multiple'),
  isRequired: v.optional(v.boolean(), false),
  /** At most this many items, in multiple-choice sections. */
  maxChoices: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  items: list(Item),
});
export type Section = v.InferOutput<typeof Section>;

/** When a service is delivered and until when it is ordered, in hotel time. */
export const Availability = v.object({
  from: v.optional(TimeOfDay),
  to: v.optional(TimeOfDay),
  slotMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The latest hour of the day before the delivery. */
  orderBeforeOnPreviousDay: v.optional(TimeOfDay),
});
export type Availability = v.InferOutput<typeof Availability>;

export const Service = v.object({
  _id: Id,
  name: Words,
  /** One line for the list. */
  summary: v.optional(Words),
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  image: v.optional(ResourceUrl),
  icon: v.optional(v.string()),
  type: v.picklist(['single', 'sheet']),
  orderType: v.optional(v.picklist(['orderable', 'redirection', 'notOrderable']), 'orderable'),
  redirectionLink: v.optional(ExternalUrl),
  price: v.optional(Price),
  /** What one sheet is called ("Plateau", "Plateaux"). */
  sheetName: v.optional(v.object({ one: Words, other: Words })),
  availability: v.optional(Availability),
  /** How it is paid, in the hotel's words ("Ajouté à la note, payé au départ"). */
  paymentNote: v.optional(Words),
  isAvailable: v.optional(v.boolean(), true),
  sections: list(Section),
  ...Food,
});
export type Service = v.InferOutput<typeof Service>;

export const Subcategory = v.object({ _id: EntryId, name: Words, services: list(Service) });
export const Category = v.object({
  _id: EntryId,
  name: Words,
  icon: v.optional(v.string()),
  subcategories: list(Subcategory),
});
export type Category = v.InferOutput<typeof Category>;

export const Catalogue = v.object({ categories: list(Category) });
export type Catalogue = v.InferOutput<typeof Catalogue>;

export const productRoutes = {
  getProducts: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'product',
    summary: "The hotel's whole catalogue",
    query: v.object({ hosterId: Id, showAll: v.optional(v.picklist(['true', 'false']), 'true') }),
    answer: Catalogue,
    isCacheable: true,
  }),
};
