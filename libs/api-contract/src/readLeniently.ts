export { readLeniently, readReceipt, type Change } from './base/readLeniently';
