import { startTransition, useEffect, useMemo, useState } from 'react';

/** Drawing more rows than these takes a slow phone longer than a guest waits for an answer to a press. */
const PORTION = 2;

interface Drawn<T> {
  items: readonly T[];
  count: number;
}

/** Begins with what is in the page already, and a portion more. */
function begin<T>(items: readonly T[], before: Drawn<T>, keyOf: (item: T) => string): Drawn<T> {
  const known = new Set(before.items.slice(0, before.count).map(keyOf));
  let added = 0;
  const end = items.findIndex((item) => !known.has(keyOf(item)) && ++added > PORTION);
  return { items, count: end === -1 ? items.length : end };
}

interface Options<T> {
  /** Complete: the page scrolls to where the guest was. */
  atFirst: 'all' | 'some';
  /** The same item has the same key, also where it is another object. */
  keyOf: (item: T) => string;
}

/**
 * The items that are drawn: a few at a time, one portion in each frame, so that the page answers between them. A list
 * that is complete `atFirst` is drawn whole when its screen opens, since the page scrolls to where the guest was.
 */
export function useGradually<T>(items: readonly T[], { atFirst, keyOf }: Options<T>): readonly T[] {
  const [drawn, setDrawn] = useState<Drawn<T>>(() =>
    atFirst === 'all' ? { items, count: items.length } : begin(items, { items: [], count: 0 }, keyOf),
  );
  const current = drawn.items === items ? drawn : begin(items, drawn, keyOf);
  if (current !== drawn) setDrawn(current);
  const { count } = current;
  useEffect(() => {
    if (count >= items.length) return;
    const frame = requestAnimationFrame(() => {
      startTransition(() => setDrawn({ items, count: count + PORTION }));
    });
    return () => cancelAnimationFrame(frame);
  }, [items, count]);
  return useMemo(() => items.slice(0, count), [items, count]);
}
