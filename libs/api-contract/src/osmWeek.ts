export { osmWeek } from './rules/osmWeek';
