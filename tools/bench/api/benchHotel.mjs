// A hotel with a catalogue of 54 KB, which is what the goals were measured with.

const CATALOGUE_BYTES = 54_000;

export const HOTEL_ID = 'bench-hotel';
export const SERVICE_ID = 'service-0-0';

const description = 'Brought to your room at the hour you choose, by somebody who knows the house.';

const service = (category, index) => ({
  _id: `service-${category}-${index}`,
  name: `Service ${category}.${index}`,
  summary: 'Whenever you like',
  description,
  type: 'single',
  price: { amountCents: 1200, unit: 'perPerson' },
});

const catalogueOf = (categories, perCategory) => ({
  categories: Array.from({ length: categories }, (_, category) => ({
    _id: `category-${category}`,
    name: `Category ${category}`,
    subcategories: [
      {
        _id: `subcategory-${category}`,
        name: 'All',
        services: Array.from({ length: perCategory }, (_, index) => service(category, index)),
      },
    ],
  })),
});

const PER_CATEGORY = 10;
const categoryBytes = JSON.stringify(catalogueOf(1, PER_CATEGORY)).length;

export const benchHotel = {
  hoster: {
    _id: HOTEL_ID,
    slug: 'bench',
    name: 'Bench',
    logo: '/static-host/bench/logo.svg',
    subscriptionStatus: { isAdditionalSellsSubscribed: true },
  },
  catalogue: catalogueOf(Math.round(CATALOGUE_BYTES / categoryBytes), PER_CATEGORY),
  files: [
    {
      name: 'logo.svg',
      mediaType: 'image/svg+xml',
      base64: btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'),
    },
  ],
};
