export { paths } from './paths';
export { reservedPageSlugs } from './reservedWords';
export type { Feature, FeatureContext, FeatureRoute, PageModule, RouteHandle } from './feature';
