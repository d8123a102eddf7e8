export * from './route';
export * from './problem';
export * from './common';
export * from './limits';
export * from './hoster';
export * from './product';
export * from './customer';
export * from './order';
export { routes, type RouteName } from './routes';
