import { parseBundle, type HotelBundle, toHotelRecord, type HotelRecord } from '../src';

/** A breakfast on sheets: a required drink, up to two pastries, one with a precision that costs. */
const breakfast = {
  _id: 'breakfast',
  name: 'Petit déjeuner',
  type: 'sheet',
  price: { amountCents: 1650, unit: 'perPerson' },
  sections: [
    {
      _id: 'drinks',
      label: 'Boisson chaude',
      choice: 'single',
      isRequired: true,
      items: [
        { _id: 'coffee', name: 'Café filtre' },
        { _id: 'chocolate', name: 'Chocolat', price: { amountCents: 150 } },
      ],
    },
    {
      _id: 'pastries',
      label: 'Viennoiseries',
      maxChoices: 2,
      items: [
        { _id: 'croissant', name: 'Croissant', maxQuantity: 3 },
        { _id: 'kouign', name: 'Kouign-amann', price: { amountCents: 200 } },
        {
          _id: 'eggs',
          name: 'Œufs',
          maxQuantity: 2,
          precisions: [
            {
              name: 'Cuisson',
              isRequired: true,
              choices: [{ name: 'Brouillés' }, { name: 'Bénédicte', price: { amountCents: 300 } }],
            },
          ],
        },
      ],
    },
  ],
};

/** Champagne between 11:00 and 23:00; a dinner ordered the day before 18:00; three that cannot be ordered. */
const services = [
  breakfast,
  {
    _id: 'champagne',
    name: 'Champagne',
    type: 'single',
    price: { amountCents: 6500 },
    availability: { from: '11:00', to: '23:00' },
  },
  {
    _id: 'dinner',
    name: 'Dîner',
    type: 'single',
    price: { amountCents: 4200 },
    availability: { from: '19:00', to: '21:30', orderBeforeOnPreviousDay: '18:00' },
  },
  { _id: 'iron', name: 'Fer à repasser', type: 'single', price: { label: 'free' } },
  { _id: 'taxi', name: 'Taxi', type: 'single', price: { label: 'onDemand' } },
  { _id: 'soldout', name: 'Vélo', type: 'single', isAvailable: false },
  { _id: 'spa', name: 'Spa', type: 'single', orderType: 'notOrderable' },
];

/** Parts that most tests do without; ids carry the hotel's, as no two hotels share one. */
export const aPage = {
  _id: 'page-terrace',
  slug: 'terrasse',
  hoster: 'palace-id',
  title: 'La terrasse',
  blocks: [],
};
export const aReservation = { _id: 'R'.repeat(22), hoster: 'palace-id', roomNumber: '214' };

export function aBundle(
  hoster: Record<string, unknown> = {},
  parts: Record<string, unknown> = {},
): HotelBundle {
  const { bundle, errors } = parseBundle({
    format: 'guest-web-hotel',
    version: 1,
    hoster: {
      _id: 'palace-id',
      slug: 'palace',
      name: 'Le Palace',
      language: 'fr',
      subscriptionStatus: { isAdditionalSellsSubscribed: true },
      ...hoster,
    },
    catalogue: {
      categories: [
        { _id: 'room', name: 'En chambre', subcategories: [{ _id: 'all', name: 'Tout', services }] },
      ],
    },
    ...parts,
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return bundle;
}

export function aHotel(
  hoster: Record<string, unknown> = {},
  parts: Record<string, unknown> = {},
): HotelRecord {
  return toHotelRecord({ bundle: aBundle(hoster, parts), files: [] });
}
