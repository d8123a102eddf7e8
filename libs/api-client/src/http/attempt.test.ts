import { describe, expect, it, vi } from 'vitest';
import { newAttempt } from './attempt';

describe('newAttempt', () => {
  it('is never the same twice', () => {
    const keys = Array.from({ length: 1_000 }, () => newAttempt().key);
    expect(new Set(keys).size).toBe(1_000);
  });

  it('travels as the header that the API knows, and survives being stored', () => {
    const attempt = newAttempt();
    expect(attempt.headers).toEqual({ 'Idempotency-Key': attempt.key });
    expect(JSON.parse(JSON.stringify(attempt))).toEqual(attempt);
  });

  it('has 128 random bits where the page is no secure context', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 100 }, () => newAttempt().key);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/u);
    expect(new Set(keys).size).toBe(100);
  });
});
