import { storageConformance } from './conformance';
import { createMemoryStorage } from './memoryStorage';

storageConformance('memory', () => Promise.resolve({ storage: createMemoryStorage() }));
