import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint';

it('recognises a reservation, and tells hotels and reservations apart', () => {
  const print = fingerprintOf('h1', 'pYq3vTq2Zf8mWc1LrN5xAQ');
  expect(print).toMatch(/^[0-9a-f]{8}$/u);
  expect(fingerprintOf('h1', 'pYq3vTq2Zf8mWc1LrN5xAQ')).toBe(print);
  expect(fingerprintOf('h2', 'pYq3vTq2Zf8mWc1LrN5xAQ')).not.toBe(print);
  expect(fingerprintOf('h1', 'pYq3vTq2Zf8mWc1LrN5xAR')).not.toBe(print);
});
