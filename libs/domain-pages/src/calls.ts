// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export { getHomePage, getPage, getPersonalPages, getRoomDirectory, getSeminars } from '@guest/api-client';
