// Import this file lazily: it keeps ky and the schemas out of the first load.
export { getRoomDirectory, postCustomer, postFeedback, postMessage } from '@guest/api-client';
