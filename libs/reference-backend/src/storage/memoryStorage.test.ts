import { storageConformance } from './test/conformance';
import { createMemoryStorage } from './memoryStorage';

storageConformance('memory', () => Promise.resolve({ storage: createMemoryStorage() }));
