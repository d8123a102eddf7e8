/** More favourites than a stay holds; the e-mail takes the same number. */
export { MAX_EMAILED_PLACE_COUNT as MAX_FAVOURITE_COUNT } from '@guest/api-contract';

/** How long a guest can plan to stay at a place. */
export const MIN_VISIT_MINUTES = 15;
export const MAX_VISIT_MINUTES = 720;
