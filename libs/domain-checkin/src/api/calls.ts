// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export {
  getCheckinForm,
  getExtras,
  getPaymentSettings,
  newAttempt,
  postCheckin,
  postCustomer,
} from '@guest/api-client';
