// For tests alone: it imports vitest, so production code takes `index.ts`.
export { storageConformance } from './storage/test/conformance';
export { sampleCheckin, sampleCustomer, sampleHotel, sampleMessage } from './storage/test/samples';
export { completed } from './odd/completed';
export { placesOf, withoutPlace, withValue, type OddPlace } from './odd/oddPlaces';
export { oddValuesFor } from './odd/oddValues';
export type { Json, Path } from './odd/schemaParts';
