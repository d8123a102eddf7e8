import {
  Service,
  type Catalogue,
  type Extra,
  type Item,
  type Precision,
  type Price,
  type Section,
} from '@guest/api-contract';
import { parse, type InferOutput } from 'valibot';

type PrecisionData = InferOutput<typeof Precision>;

interface IndexedPrecision {
  isRequired: boolean;
  /** The price of each choice by its name. */
  choices: Map<string, Price | undefined>;
}

export interface IndexedItem {
  item: InferOutput<typeof Item>;
  section: InferOutput<typeof Section>;
  precisions: Map<string, IndexedPrecision>;
}

export interface IndexedService {
  service: Service;
  items: Map<string, IndexedItem>;
  /** Of an extra: not more of it in one order. */
  maxQuantity?: number;
}

/** What can be ordered, by id. Built once per revision of the hotel: the catalogue's size does not slow an order. */
export type CatalogueIndex = Map<string, IndexedService>;

export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
  const services = catalogue.categories.flatMap((category) =>
    category.subcategories.flatMap((subcategory) => subcategory.services),
  );
  return new Map(services.map((service) => [service._id, { service, items: indexItems(service) }]));
}

/** Extras of the stay are ordered as single services. */
export function indexExtras(extras: readonly Extra[]): CatalogueIndex {
  return new Map(
    extras.map(({ _id, name, price, maxQuantity }) => {
      const service = parse(Service, { _id, name, price, type: 'single' });
      return [_id, { service, items: new Map(), maxQuantity }];
    }),
  );
}

function indexItems(service: Service): Map<string, IndexedItem> {
  return new Map(
    service.sections.flatMap((section) =>
      section.items.map(
        (item) => [item._id, { item, section, precisions: indexPrecisions(item.precisions) }] as const,
      ),
    ),
  );
}

function indexPrecisions(precisions: PrecisionData[]): Map<string, IndexedPrecision> {
  return new Map(
    precisions.map(({ name, isRequired, choices }) => [
      name,
      { isRequired, choices: new Map(choices.map((choice) => [choice.name, choice.price])) },
    ]),
  );
}
