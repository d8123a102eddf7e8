// For tests alone: it imports vitest, so production code takes `index.ts`.
export { storageConformance } from './storage/conformance';
export { sampleHotel, sampleMessage } from './storage/samples';
