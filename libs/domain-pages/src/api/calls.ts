// The only import of the client, loaded lazily: ky and the schemas stay out of the first load.
export {
  getCheckinForm,
  getHomePage,
  getPage,
  getPartners,
  getPersonalPages,
  getProducts,
  getRoomDirectory,
  getSeminars,
} from '@guest/api-client';
