// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export { cancelPayment, getPayment, getPaymentSettings, postPayment } from '@guest/api-client';
