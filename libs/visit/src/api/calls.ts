// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export { findReservation, getHoster, getPersonalPages, getReservation } from '@guest/api-client';
