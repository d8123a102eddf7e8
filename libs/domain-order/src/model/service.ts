import type {
  Availability,
  Catalogue as WireCatalogue,
  Item as WireItem,
  Precision as WirePrecision,
  Price,
  Section as WireSection,
  Service as WireService,
} from '@guest/api-contract';

/** What somebody with an allergy or a diet has to know. */
export interface Food {
  allergens: WireItem['allergens'];
  diets: WireItem['diets'];
}

interface PrecisionChoice extends Food {
  name: string;
  price?: Price;
}

/** One question about a chosen item ("Cuisson"), answered by one choice. */
export interface Precision {
  name: string;
  isRequired: boolean;
  choices: PrecisionChoice[];
}

export interface Item extends Food {
  id: string;
  name: string;
  description?: string;
  image?: string;
  price?: Price;
  precisions: Precision[];
  /** How many of it one sheet may hold. */
  maxQuantity: number;
}

export interface Section {
  id: string;
  label: string;
  choice: 'single' | 'multiple';
  isRequired: boolean;
  maxChoices?: number;
  items: Item[];
}

export interface Service extends Food {
  id: string;
  name: string;
  summary?: string;
  description?: string;
  image?: string;
  icon?: string;
  type: 'single' | 'sheet';
  orderType: 'orderable' | 'redirection' | 'notOrderable';
  redirectionLink?: string;
  price?: Price;
  /** What the hotel calls one sheet, and several ("Plateau", "Plateaux"). */
  sheetName?: { one: string; other: string };
  availability?: Availability;
  paymentNote?: string;
  isAvailable: boolean;
  sections: Section[];
}

interface Subcategory {
  id: string;
  name: string;
  services: Service[];
}

export interface Category {
  id: string;
  name: string;
  icon?: string;
  subcategories: Subcategory[];
}

/** The hotel's services, by category. */
export interface Catalogue {
  categories: Category[];
}

function fromPrecision({ name, isRequired, choices }: WirePrecision): Precision {
  return { name, isRequired, choices };
}

function fromItem({ _id, precisions, ...rest }: WireItem): Item {
  // A question without answers cannot be asked, nor block an order.
  const asked = precisions.filter(({ choices }) => choices.length > 0);
  return { ...rest, id: _id, precisions: asked.map(fromPrecision) };
}

function fromSection({ _id, items, ...rest }: WireSection): Section {
  return { ...rest, id: _id, items: items.map(fromItem) };
}

/** The service in the domain's words; sections without items are removed on load (spec 3). */
export function fromProduct({ _id, sections, ...rest }: WireService): Service {
  return { ...rest, id: _id, sections: sections.filter(({ items }) => items.length > 0).map(fromSection) };
}

/** The catalogue in the domain's words; what holds nothing is left out. */
export function fromCatalogue(wire: WireCatalogue): Catalogue {
  const categories = wire.categories.map(({ _id, name, icon, subcategories }) => ({
    id: _id,
    name,
    icon,
    subcategories: subcategories
      .filter(({ services }) => services.length > 0)
      .map((subcategory) => ({
        id: subcategory._id,
        name: subcategory.name,
        services: subcategory.services.map(fromProduct),
      })),
  }));
  return { categories: categories.filter(({ subcategories }) => subcategories.length > 0) };
}

/** Can a guest order it here, now that the hotel offers it? */
export function isOrderable(service: Service): boolean {
  return service.orderType === 'orderable' && service.isAvailable;
}
