// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export { getRoomDirectory, newAttempt, postCustomer, postFeedback, postMessage } from '@guest/api-client';
