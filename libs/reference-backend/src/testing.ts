// For tests alone: it imports vitest, so production code takes `index.ts`.
export { storageConformance } from './storage/test/conformance';
export { sampleCustomer, sampleHotel, sampleMessage } from './storage/test/samples';
