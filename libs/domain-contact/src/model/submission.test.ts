import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '@guest/feature';
import { isLongReceived, unreadOf } from './submission';

const MINUTE = 60_000;
const entry: OutboxEntry = {
  id: 'one',
  kind: 'message',
  hosterId: 'hotel',
  slug: 'demo',
  label: 'Message',
  keys: {},
  savedAt: 0,
  status: 'received',
  tries: 1,
};

describe('a confirmation', () => {
  it.each([
    [{ receipt: { receivedAt: 60 * MINUTE } }, 70 * MINUTE, false],
    [{ receipt: { receivedAt: 60 * MINUTE } }, 70 * MINUTE + 1, true],
    // Of a version that did not say when: since it was saved.
    [{ receipt: {} }, 10 * MINUTE + 1, true],
    [{ status: 'saved' }, 10 * MINUTE + 1, false],
    [{ status: 'refused' }, 10 * MINUTE + 1, false],
  ] as const)('has done its work after ten minutes (%j at %d: %s)', (part, now, expected) => {
    expect(isLongReceived({ ...entry, ...part }, now)).toBe(expected);
  });
});

describe('an unread entry', () => {
  it('is of this form and this hotel', () => {
    const refused: OutboxEntry = { ...entry, status: 'refused' };
    const here = { kind: 'message', hosterId: 'hotel' } as const;
    expect(unreadOf({ one: refused }, here)).toBe(refused);
    expect(unreadOf({ one: { ...entry, status: 'asking' } }, here)).toBeDefined();
    expect(unreadOf({ one: entry }, here)).toBeUndefined();
    expect(unreadOf({ one: refused }, { ...here, kind: 'feedback' })).toBeUndefined();
    expect(unreadOf({ one: refused }, { ...here, hosterId: 'other' })).toBeUndefined();
  });
});
