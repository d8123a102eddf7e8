import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRowCount } from './useRowCount';

/** The end of the list comes near the window. */
let comeNear: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  comeNear = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {
        comeNear = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = () => act(() => void vi.advanceTimersToNextFrame());

function draw(total: number, areResults = false) {
  const end = document.createElement('div');
  const { result, rerender } = renderHook(
    ({ list }) => {
      const rows = useRowCount(list, total, areResults);
      return { ...rows, detach: rows.end(end) };
    },
    { initialProps: { list: {} } },
  );
  return { count: () => result.current.count, result, rerender };
}

it('draws sixty rows first, and sixty more each time the end comes near', () => {
  const { count } = draw(150);
  expect(count()).toBe(60);
  frame();
  expect(count()).toBe(60);
  comeNear();
  expect(count()).toBe(120);
  comeNear();
  expect(count()).toBe(150);
});

it('draws a short list whole', () => {
  expect(draw(24).count()).toBe(24);
});

it('draws all frame by frame where the browser’s own search may have the focus', () => {
  const { count } = draw(150);
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(count()).toBe(60);
  frame();
  expect(count()).toBe(120);
  frame();
  frame();
  expect(count()).toBe(150);
});

it('draws all frame by frame when a link leads to a row that is not there', () => {
  const { count, result } = draw(130);
  act(() => result.current.drawAll());
  frame();
  frame();
  expect(count()).toBe(130);
});

it('begins anew with another list, and with eight of a search’s results', () => {
  const { count, rerender } = draw(150);
  comeNear();
  rerender({ list: {} });
  expect(count()).toBe(60);
  expect(draw(150, true).count()).toBe(8);
});
