// What the ordering screens take from the client: the size test bundles it.
export { createApi, getHoster, getProducts, newAttempt, postCustomer, postOrder } from '../src/index';
