import { htmlWords } from '@guest/api-contract/html-words';
import { memoize } from '@guest/state';
import { foldedText } from '@guest/visit';
import { servicesOf } from './catalogueIndex';
import type { Catalogue, Food, Service } from './service';

/** The search field is shown above this many services: fewer are read at a glance. */
export const SEARCH_ABOVE_SERVICES = 8;

/** What a search finds a service by. */
export const searchTextOf = memoize(({ name, summary = '', description }: Service) =>
  foldedText([name, summary, htmlWords(description)].join(' ')),
);

/** The catalogue with only the wanted services; empty categories are left out. */
function keepServices(
  { categories }: Catalogue,
  wantedOf: (around: string) => (service: Service) => boolean,
): Catalogue {
  const kept = categories.map((category) => ({
    ...category,
    subcategories: category.subcategories
      .map((subcategory) => ({
        ...subcategory,
        services: subcategory.services.filter(wantedOf(`${category.name} ${subcategory.name}`)),
      }))
      .filter(({ services }) => services.length > 0),
  }));
  return { categories: kept.filter(({ subcategories }) => subcategories.length > 0) };
}

/** The catalogue with only the services that hold every word; all of it for an empty search. */
export function searchServices(catalogue: Catalogue, search: string): Catalogue {
  const words = foldedText(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return catalogue;
  return keepServices(catalogue, (around) => {
    const shared = foldedText(around);
    const own = words.filter((word) => !shared.includes(word));
    return (service) => own.every((word) => searchTextOf(service).includes(word));
  });
}

export type Diet = Food['diets'][number];

/** Vegan food suits vegetarians too. */
const suits = ({ diets }: Food, diet: Diet) =>
  diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan'));

/** The service itself and its items. */
const foodsOf = (service: Service): Food[] => [service, ...service.sections.flatMap(({ items }) => items)];

/** The diets that a filter offers: each suits something in the catalogue. */
export function dietsIn(catalogue: Catalogue): Diet[] {
  const foods = servicesOf(catalogue).flatMap(foodsOf);
  return [...new Set(foods.flatMap(({ diets }) => diets))];
}

/** The catalogue with only the services that have something for all of these diets together. */
export function servicesFor(catalogue: Catalogue, diets: readonly string[]): Catalogue {
  if (diets.length === 0) return catalogue;
  return keepServices(
    catalogue,
    () => (service) => foodsOf(service).some((food) => diets.every((diet) => suits(food, diet as Diet))),
  );
}
