import { activityCategories } from '@guest/api-contract';
import type { IconName } from '@guest/design-system';

/** The categories of a city guide; `other` stands for those that this version does not know. */
export const categories = [...activityCategories, 'other'] as const;
export type Category = (typeof categories)[number];

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/gu, '');
const known = new Map<string, Category>(activityCategories.map((category) => [letters(category), category]));

/** The category of a place. Services spell it their way: "haveADrink", "have a drink", "HAVE_A_DRINK". */
export function categoryOf(raw: string | undefined): Category {
  return known.get(letters(raw ?? '')) ?? 'other';
}

export const categoryIcons: Readonly<Record<Category, IconName>> = {
  activities: 'activity',
  haveADrink: 'bars',
  shops: 'shopping',
  discovery: 'map',
  child: 'balloon',
  escape: 'environment',
  experience: 'secret',
  leisure: 'entertainement',
  monuments: 'history',
  museum: 'culture',
  restaurant: 'restaurant',
  sport: 'sports',
  nightlife: 'party',
  other: 'spot',
};

/** How long a visit takes where the guest says nothing else. */
export const visitMinutes: Readonly<Record<Category, number>> = {
  activities: 90,
  haveADrink: 60,
  shops: 45,
  discovery: 60,
  child: 120,
  escape: 90,
  experience: 120,
  leisure: 90,
  monuments: 60,
  museum: 120,
  restaurant: 90,
  sport: 90,
  nightlife: 120,
  other: 60,
};

/** The categories of these places, in the usual order, for a filter. */
export function categoriesIn(places: readonly { category: Category }[]): Category[] {
  const there = new Set(places.map(({ category }) => category));
  return categories.filter((category) => there.has(category));
}
