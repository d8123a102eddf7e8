import type { Catalogue, Service } from './service';

/** A search shows up above this many services (guide/look.md). */
export const SEARCH_ABOVE_SERVICES = 8;

/** Lower case without accents: "cafe" finds "Café". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .toLowerCase();
}

function matches(service: Service, words: readonly string[], around: string): boolean {
  const text = plain([service.name, service.summary ?? '', service.description ?? '', around].join(' '));
  return words.every((word) => text.includes(word));
}

/** The catalogue with only the services that hold every word; all of it for an empty search. */
export function searchServices(catalogue: Catalogue, search: string): Catalogue {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return catalogue;
  const categories = catalogue.categories.map((category) => ({
    ...category,
    subcategories: category.subcategories
      .map((subcategory) => ({
        ...subcategory,
        services: subcategory.services.filter((service) =>
          matches(service, words, `${category.name} ${subcategory.name}`),
        ),
      }))
      .filter(({ services }) => services.length > 0),
  }));
  return { categories: categories.filter(({ subcategories }) => subcategories.length > 0) };
}
