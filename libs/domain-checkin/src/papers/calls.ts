// The door to what papers and places ask, imported lazily: ky and the schemas stay out of the first load.
export { getPlaces, newAttempt, postPrivateDocument } from '@guest/api-client';
