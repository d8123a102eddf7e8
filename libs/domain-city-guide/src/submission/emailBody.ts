/** What is kept of an e-mail: its request. A file of its own, so that the schemas stay out of the first load. */
export { FavouritesEmailRequest as emailBody } from '@guest/api-contract';
