// The one door to the client, imported lazily: ky and the schemas stay out of the first load.
export { cancelOrder, getOrder, getProducts, postCustomer, postOrder } from '@guest/api-client';
