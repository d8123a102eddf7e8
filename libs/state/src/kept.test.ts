import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineStore } from './defineStore';
import { listOf, recordOf, textUpTo } from './kept';
import { isFresh, KEPT_FOR_MS, ROOT_KEY } from './keptRoot';
import { persistRegistry } from './persistence';
import { readKept } from './readKept';
import { createRegistry } from './registry';

afterEach(() => vi.useRealTimers());

const note = v.object({
  id: v.string(),
  text: textUpTo(5),
  tags: listOf(v.picklist(['red', 'blue'])),
  isDone: v.fallback(v.boolean(), false),
});
const read = (raw: unknown) =>
  v.parse(
    recordOf(note, ({ id }, key) => id === key),
    raw,
  );

describe('kept data', () => {
  it('lose what does not fit, and nothing else', () => {
    const whole = { id: 'a', text: 'tea', tags: ['red'], isDone: true };
    const damaged = { id: 'b', text: 'a long text', tags: ['red', 3, 'green'], isDone: 'yes' };
    expect(read({ a: whole, b: damaged, c: { id: 'other' }, d: 'no note' })).toEqual({
      a: whole,
      b: { id: 'b', text: 'a lon', tags: ['red'], isDone: false },
    });
  });

  it.each([[undefined], [null], ['text'], [3]])('are empty where storage held %o', (raw) => {
    expect(read(raw)).toEqual({});
    expect(v.parse(note, { id: 'a', text: raw === 'text' ? 4 : raw, tags: raw })).toEqual({
      id: 'a',
      text: '',
      tags: [],
      isDone: false,
    });
  });

  it('expire', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 2 * KEPT_FOR_MS });
    expect([isFresh(KEPT_FOR_MS), isFresh(KEPT_FOR_MS - 1), isFresh(2 * KEPT_FOR_MS - 10, 9)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('leave a refused field out, by a schema as by a function', () => {
    const readers = {
      name: v.string(),
      age: v.optional(v.number()),
      isNew: (raw: unknown) => (typeof raw === 'boolean' ? raw : undefined),
    };
    const note = { keep: v.object({ text: v.string() }) };
    expect(readKept(note, { keep: { text: 3 } })).toEqual({});
    expect(readKept(readers, { name: 3, age: undefined, isNew: 1 })).toEqual({ age: undefined });
    expect(readKept(readers, { name: 'tea', isNew: false })).toEqual({ name: 'tea', isNew: false });
  });

  it('come back into a store by its schemas', () => {
    const useNotes = defineStore('notes', () => ({ notes: {}, title: 'Notes', draft: '' }), {
      keep: { notes: recordOf(note), title: v.string() },
    });
    const fields = { notes: { a: { id: 'a', text: 'tea' }, b: 1 }, title: 7, draft: 'not kept' };
    const kept = { version: 1, slugs: { demo: { notes: { at: Date.now(), fields } } } };
    const held = new Map([[ROOT_KEY, JSON.stringify(kept)]]);
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    };
    const registry = createRegistry();
    persistRegistry(registry, { slug: 'demo', storage }).stop();
    expect(useNotes.in(registry).getState()).toEqual({ notes: {}, title: 'Notes', draft: '' });
    const restored = createRegistry();
    const persistence = persistRegistry(restored, { slug: 'demo', storage });
    expect(useNotes.in(restored).getState()).toEqual({
      notes: { a: { id: 'a', text: 'tea', tags: [], isDone: false } },
      title: 'Notes',
      draft: '',
    });
    persistence.stop();
  });
});
