import type {
  Catalogue as WireCatalogue,
  Item as WireItem,
  Section as WireSection,
  Service as WireService,
} from '@guest/api-contract';

/** What a guest with an allergy or a diet has to know. */
export type Food = Pick<WireItem, 'allergens' | 'diets'>;

/** A thing of the hotel, known by `id`. */
type Named<Wire, Parts extends keyof Wire = never> = Omit<Wire, '_id' | Parts> & { id: string };

export type Item = Named<WireItem>;
/** One question about a chosen item ("Cuisson"), answered by one choice. */
export type Precision = Item['precisions'][number];
export type Section = Named<WireSection, 'items'> & { items: Item[] };
export type Service = Named<WireService, 'sections'> & { sections: Section[] };

type WireCategory = WireCatalogue['categories'][number];
type Subcategory = Named<WireCategory['subcategories'][number], 'services'> & { services: Service[] };
export type Category = Named<WireCategory, 'subcategories'> & { subcategories: Subcategory[] };

/** The hotel's services, by category. */
export interface Catalogue {
  categories: Category[];
}

function fromItem({ _id, precisions, ...rest }: WireItem): Item {
  // A question without answers is not asked and blocks no order.
  return { ...rest, id: _id, precisions: precisions.filter(({ choices }) => choices.length > 0) };
}

function fromSection({ _id, items, ...rest }: WireSection): Section {
  return { ...rest, id: _id, items: items.map(fromItem) };
}

/** The service in the domain's words; sections without items are left out: nothing can be chosen in them. */
export function fromProduct({ _id, sections, ...rest }: WireService): Service {
  return { ...rest, id: _id, sections: sections.filter(({ items }) => items.length > 0).map(fromSection) };
}

function fromCategory({ _id, subcategories, ...rest }: WireCategory): Category {
  const filled = subcategories.filter(({ services }) => services.length > 0);
  const parts = filled.map(({ _id: id, services, ...part }) => ({
    ...part,
    id,
    services: services.map(fromProduct),
  }));
  return { ...rest, id: _id, subcategories: parts };
}

/** The catalogue in the domain's words; empty categories and subcategories are left out. */
export function fromCatalogue({ categories }: WireCatalogue): Catalogue {
  return { categories: categories.map(fromCategory).filter(({ subcategories }) => subcategories.length > 0) };
}

/** Can a guest order it here, now that the hotel offers it? */
export function isOrderable(service: Service): boolean {
  return service.orderType === 'orderable' && service.isAvailable;
}
