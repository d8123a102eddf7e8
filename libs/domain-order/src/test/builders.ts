import * as v from 'valibot';
import {
  Catalogue as WireCatalogue,
  type Item as WireItem,
  type Section as WireSection,
  Service as WireService,
} from '@guest/api-contract';
import { emptyDraft, type Draft } from '../model/draft';
import { fromCatalogue, fromProduct, type Catalogue, type Service } from '../model/service';
import { emptySheet, type Sheet } from '../model/sheets';

type Some<S extends v.GenericSchema> = Partial<v.InferInput<S>>;

/** An item as the API sends it; say only what matters. */
export function anItem(_id: string, rest: Some<typeof WireItem> = {}): v.InferInput<typeof WireItem> {
  return { _id, name: `Article ${_id}`, ...rest };
}

/** A section as the API sends it. */
export function aSection(
  _id: string,
  items: v.InferInput<typeof WireItem>[],
  rest: Some<typeof WireSection> = {},
): v.InferInput<typeof WireSection> {
  return { _id, label: `Rubrique ${_id}`, items, ...rest };
}

/** A service as the API sends it. */
export function aProduct(rest: Some<typeof WireService> = {}): v.InferOutput<typeof WireService> {
  return v.parse(WireService, { _id: 'service', name: 'Service', type: 'single', ...rest });
}

export function aService(rest: Some<typeof WireService> = {}): Service {
  return fromProduct(aProduct(rest));
}

/** A breakfast tray: hot drink required, eggs with a required cooking, up to two pastries. */
export function aBreakfast(rest: Some<typeof WireService> = {}): v.InferOutput<typeof WireService> {
  return aProduct({
    _id: 'petit-dejeuner',
    name: 'Petit déjeuner en chambre',
    type: 'sheet',
    price: { amountCents: 1_650, unit: 'perPerson' },
    sheetName: { one: 'plateau', other: 'plateaux' },
    sections: [
      aSection(
        'boisson',
        [
          anItem('cafe', { name: 'Café filtre', price: { label: 'included' } }),
          anItem('chocolat', { name: 'Chocolat à l’ancienne', price: { amountCents: 150 } }),
        ],
        { label: 'Boisson chaude', choice: 'single', isRequired: true },
      ),
      aSection(
        'oeufs',
        [
          anItem('fermiers', {
            name: 'Œufs fermiers',
            precisions: [
              {
                name: 'Cuisson',
                isRequired: true,
                choices: [{ name: 'À la coque' }, { name: 'Brouillés', price: { amountCents: 50 } }],
              },
            ],
          }),
        ],
        { label: 'Œufs', choice: 'single' },
      ),
      aSection(
        'viennoiseries',
        [
          anItem('croissant', { name: 'Croissant au beurre', maxQuantity: 3 }),
          anItem('kouign', { name: 'Kouign-amann', price: { amountCents: 200 }, maxQuantity: 2 }),
          anItem('pain', { name: 'Pain complet' }),
        ],
        { label: 'Viennoiseries', maxChoices: 2 },
      ),
    ],
    ...rest,
  });
}

/** A catalogue as the API sends it: each category's services in one subcategory. */
export function aWireCatalogue(
  categories: Record<string, v.InferInput<typeof WireService>[]>,
): v.InferOutput<typeof WireCatalogue> {
  return v.parse(WireCatalogue, {
    categories: Object.entries(categories).map(([name, services], index) => ({
      _id: `c${index}`,
      name,
      subcategories: [{ _id: `s${index}`, name, services }],
    })),
  });
}

export function aCatalogue(categories: Parameters<typeof aWireCatalogue>[0]): Catalogue {
  return fromCatalogue(aWireCatalogue(categories));
}

export function aSheet(rest: Partial<Sheet> = {}): Sheet {
  return { ...emptySheet, ...rest };
}

export function aDraft(rest: Partial<Draft> = {}): Draft {
  return { ...emptyDraft, delivery: { mode: 'now', day: '', time: '' }, ...rest };
}
