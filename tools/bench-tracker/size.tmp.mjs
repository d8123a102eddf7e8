import { buildKit } from './build.mjs';
console.log((await buildKit('ours')).sizes);
