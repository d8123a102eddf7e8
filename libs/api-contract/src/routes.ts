import { customerRoutes } from './customer';
import { hosterRoutes } from './hoster';
import { orderRoutes } from './order';
import { productRoutes } from './product';

/** Every call of section 7, by the name that client and backend share. */
export const routes = { ...hosterRoutes, ...productRoutes, ...customerRoutes, ...orderRoutes };
export type RouteName = keyof typeof routes;
