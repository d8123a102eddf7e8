// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export {
  cancelOrder,
  getExtras,
  getOrder,
  getPaymentSettings,
  getProducts,
  postCustomer,
  postOrder,
} from '@guest/api-client';
