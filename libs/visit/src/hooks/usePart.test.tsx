import { useLayoutEffect } from 'react';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePart } from './usePart';

const draw = (id: string) =>
  document.querySelector('main')?.insertAdjacentHTML('beforeend', `<p id="${id}"></p>`);
const drawAll = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  Element.prototype.scrollIntoView = vi.fn();
  drawAll.mockReset();
});

/** A screen at an address; `pressedAtOnce` is pressed as soon as the screen is there, before its effects run. */
function aScreen(address: string, pressedAtOnce?: string) {
  const useScreen = ({ rowCount }: { rowCount: number }) => {
    const goToPart = usePart(rowCount, drawAll);
    useLayoutEffect(() => {
      if (pressedAtOnce) goToPart(pressedAtOnce);
    }, [goToPart]);
    return goToPart;
  };
  const { result, rerender } = renderHook(useScreen, {
    initialProps: { rowCount: 1 },
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  return { goTo: (id: string) => result.current(id), grow: () => rerender({ rowCount: 2 }) };
}

it('goes to the part that the address names', () => {
  draw('parking');
  aScreen('/demo#parking');
  expect(document.activeElement?.id).toBe('parking');
  expect(drawAll).not.toHaveBeenCalled();
});

it('has a part drawn first that is not there yet', () => {
  const { grow } = aScreen('/demo#caf%C3%A9');
  expect(drawAll).toHaveBeenCalled();
  draw('café');
  grow();
  expect(document.activeElement?.id).toBe('café');
});

it('stays where the guest went last', () => {
  draw('near');
  const { goTo, grow } = aScreen('/demo');
  goTo('far');
  goTo('near');
  draw('far');
  grow();
  expect(document.activeElement?.id).toBe('near');
});

it('goes where the guest pressed while the screen was about to be ready', () => {
  const { grow } = aScreen('/demo', 'far');
  draw('far');
  grow();
  expect(document.activeElement?.id).toBe('far');
});
