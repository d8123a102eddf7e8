// Imported lazily: the API client and its schemas stay out of the first load.
export { getPlaces, newAttempt, postPrivateDocument, removePrivateDocument } from '@guest/api-client';
