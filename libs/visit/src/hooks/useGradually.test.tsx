import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGradually } from './useGradually';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** The next frame of the browser. */
function frame() {
  act(() => {
    vi.advanceTimersToNextFrame();
  });
}

describe('useGradually', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('draws a list whole when its screen opens, and more of it a few in each frame', () => {
    const first = numbers(0, 20);
    const { result, rerender } = renderHook(
      ({ items }) => useGradually(items, { atFirst: 'all', keyOf: String }),
      {
        initialProps: { items: first },
      },
    );
    expect(result.current).toEqual(first);
    const longer = numbers(0, 25);
    rerender({ items: longer });
    expect(result.current).toEqual(numbers(0, 22));
    frame();
    expect(result.current).toEqual(numbers(0, 24));
    frame();
    expect(result.current).toEqual(longer);
    frame();
    expect(result.current).toEqual(longer);
  });

  it('draws some at first where that is enough', () => {
    const items = numbers(0, 5);
    const { result } = renderHook(() => useGradually(items, { atFirst: 'some', keyOf: String }));
    expect(result.current).toEqual(numbers(0, 2));
    frame();
    frame();
    expect(result.current).toEqual(items);
  });

  it('keeps what is in the page when the first items leave, and begins again with a new list', () => {
    const { result, rerender } = renderHook(
      ({ items }) => useGradually(items, { atFirst: 'all', keyOf: String }),
      {
        initialProps: { items: numbers(0, 60) },
      },
    );
    rerender({ items: numbers(20, 80) });
    expect(result.current).toEqual(numbers(20, 62));
    rerender({ items: numbers(100, 160) });
    expect(result.current).toEqual(numbers(100, 102));
    rerender({ items: numbers(100, 101) });
    expect(result.current).toEqual(numbers(100, 101));
    rerender({ items: [] });
    expect(result.current).toEqual([]);
  });

  it('keeps what is in the page around one that comes between', () => {
    const { result, rerender } = renderHook(
      ({ items }) => useGradually(items, { atFirst: 'all', keyOf: String }),
      { initialProps: { items: numbers(0, 60) } },
    );
    rerender({ items: [0, 1, 2, 100, ...numbers(3, 60)] });
    expect(result.current).toHaveLength(61);
  });

  it('knows an item again by its key', () => {
    const rows = (language: string) => numbers(0, 60).map((id) => ({ id, language }));
    const keyOf = ({ id }: { id: number }) => String(id);
    const { result, rerender } = renderHook(({ items }) => useGradually(items, { atFirst: 'all', keyOf }), {
      initialProps: { items: rows('fr') },
    });
    const translated = rows('en');
    rerender({ items: translated });
    expect(result.current).toEqual(translated);
  });

  it('forgets a list that another one replaced before it was drawn whole', () => {
    const { result, rerender } = renderHook(
      ({ items }) => useGradually(items, { atFirst: 'some', keyOf: String }),
      {
        initialProps: { items: numbers(0, 60) },
      },
    );
    rerender({ items: numbers(100, 105) });
    frame();
    frame();
    frame();
    expect(result.current).toEqual(numbers(100, 105));
  });
});
