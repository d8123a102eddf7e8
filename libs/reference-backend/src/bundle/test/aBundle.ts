/** The smallest hotel, with changes. */
export const aBundle = (changes: object = {}) => ({
  format: 'guest-web-hotel',
  version: 1,
  hoster: { _id: 'hotel-1', slug: 'la-mouette', name: 'La Mouette' },
  ...changes,
});
/** A service that validates, with changes. */
export const aService = (changes: object = {}) => ({
  _id: 'service-1',
  name: 'Taxi',
  type: 'single',
  ...changes,
});
/** The smallest hotel with these services in one category. */
export const withServices = (...services: object[]) =>
  aBundle({
    catalogue: {
      categories: [
        { _id: 'category-1', name: 'Tout', subcategories: [{ _id: 'sub-1', name: 'Tout', services }] },
      ],
    },
  });
/** A page of that hotel, with changes. */
export const aPage = (changes: object = {}) => ({
  _id: 'page-1',
  slug: 'histoire',
  hoster: 'hotel-1',
  title: 'Histoire',
  ...changes,
});

/** Where the first of `withServices` stands. */
export const firstService = 'catalogue.categories[0].subcategories[0].services[0]';
