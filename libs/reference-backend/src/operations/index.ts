import { postCustomer } from './customer';
import { getHoster, getProducts } from './hotelDocuments';
import type { Operations } from './operation';
import { getOrder, postOrder } from './order';

/** The one table from a route's name to what it does; routes that are missing answer 404. */
export const operations: Operations = { getHoster, getProducts, postCustomer, postOrder, getOrder };
