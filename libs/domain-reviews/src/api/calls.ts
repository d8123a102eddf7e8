// Import this file lazily: it keeps ky and the schemas out of the first load.
export { getReviewsForm, postCustomer, postReview } from '@guest/api-client';
