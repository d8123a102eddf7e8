// For tests alone: it imports vitest, so production code takes `index.ts`.
export { storageConformance, type OpenedStorages } from './storage/conformance';
export { sampleCustomer, sampleHotel, sampleId, sampleMessage, sampleOrder } from './storage/samples';
