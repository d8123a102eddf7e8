import { memoize } from '@guest/state';
import { takeRows } from '@guest/visit';
import type { Catalogue, Category, Item, Section, Service } from './service';

/** The services of a category, whatever their subcategory. */
const servicesIn = memoize((category: Category) =>
  category.subcategories.flatMap(({ services }) => services),
);

/** Every service in the order of the list; a service of two categories is listed once. */
export const servicesOf = memoize((catalogue: Catalogue) => [
  ...new Map(catalogue.categories.flatMap(servicesIn).map((service) => [service.id, service])).values(),
]);

/** How many rows the list of a category has. */
const sizeOf = (category: Category) => servicesIn(category).length;

/** How many rows the list has; a service of two categories stands in both. */
export const rowCountOf = memoize(({ categories }: Catalogue) =>
  categories.reduce((sum, category) => sum + sizeOf(category), 0),
);

/** The categories with only the first rows of the list. */
export function firstRowsOf({ categories }: Catalogue, count: number): Category[] {
  return takeRows(categories, count, {
    sizeOf,
    cut: (category, rows) => ({
      ...category,
      subcategories: takeRows(category.subcategories, rows, {
        sizeOf: ({ services }) => services.length,
        cut: (subcategory, left) => ({ ...subcategory, services: subcategory.services.slice(0, left) }),
      }),
    }),
  });
}

const byId = memoize(
  (catalogue: Catalogue) => new Map(servicesOf(catalogue).map((service) => [service.id, service])),
);

/** The service of an address, if this hotel has it. */
export function findService(catalogue: Catalogue, serviceId: string | undefined): Service | undefined {
  return serviceId === undefined ? undefined : byId(catalogue).get(serviceId);
}

export interface IndexedSection {
  section: Section;
  items: ReadonlyMap<string, Item>;
}

/** Sections and items by id: a toggle must not search the catalogue. */
export const sectionsById = memoize(
  (service: Service): ReadonlyMap<string, IndexedSection> =>
    new Map(
      service.sections.map((section) => [
        section.id,
        { section, items: new Map(section.items.map((item) => [item.id, item])) },
      ]),
    ),
);
