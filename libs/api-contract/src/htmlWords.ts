export { htmlWords } from './base/htmlWords';
