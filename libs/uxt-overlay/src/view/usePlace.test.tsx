import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePlace } from './usePlace';

const SIZE = { width: 340, height: 300 };
let view: EventTarget & { height: number; offsetTop: number };

function Panel() {
  const panel = useRef<HTMLDivElement>(null);
  const { style, handle, bar } = usePlace(panel, false);
  return (
    <div ref={panel} style={style} data-testid="panel" {...bar}>
      <button {...handle}>Move</button>
    </div>
  );
}

beforeEach(() => {
  view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe() {
        this.tell();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SIZE.height);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const place = () => {
  const { right, top } = screen.getByTestId('panel').style;
  return [right, top];
};
const press = (key: string, times = 1) => {
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(screen.getByText('Move'), { key });
};

it('begins at the top right, moves by keys, and stays on the screen', () => {
  render(<Panel />);
  expect(place()).toEqual(['8px', '8px']);
  press('ArrowLeft');
  press('ArrowDown');
  expect(place()).toEqual(['32px', '32px']);
  press('ArrowLeft', 40);
  press('ArrowDown', 60);
  expect(place()).toEqual(['42px', '536px']);
  press('Enter');
  press('ArrowRight', 40);
  press('ArrowUp', 60);
  expect(place()).toEqual(['8px', '8px']);
});

it('lies above an open keyboard, and goes back when it is closed', () => {
  render(<Panel />);
  press('ArrowDown', 60);
  const resize = (height: number, offsetTop: number) =>
    act(() => {
      Object.assign(view, { height, offsetTop });
      view.dispatchEvent(new Event('resize'));
    });
  resize(420, 30);
  // 30 px of the page have scrolled out above the part that can be seen.
  expect(place()).toEqual(['8px', `${30 + 420 - SIZE.height - 8}px`]);
  resize(844, 0);
  expect(place()).toEqual(['8px', '536px']);
});

it('follows the pointer that holds it, and no press that trembles', () => {
  render(<Panel />);
  const panel = screen.getByTestId('panel');
  const move = (clientX: number, clientY: number) =>
    fireEvent.pointerMove(document.body, { clientX, clientY });
  fireEvent.pointerDown(panel, { clientX: 200, clientY: 20 });
  move(201, 21);
  expect(place()).toEqual(['8px', '8px']);
  move(180, 120);
  expect(place()).toEqual(['28px', '108px']);
  fireEvent.pointerUp(document.body);
  move(100, 500);
  expect(place()).toEqual(['28px', '108px']);
});
