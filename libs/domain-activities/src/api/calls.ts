// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export { getPartners, getSeminars } from '@guest/api-client';
