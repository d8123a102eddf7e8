// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export { getReviewsForm, postCustomer, postReview } from '@guest/api-client';
