export { pagesFeatures } from './features';
