// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import '@guest/testing';
import { useArrival } from './useArrival';

const scrolled = vi.fn();
/** What happens to the page between its new address and its new screen. */
let onTheWay: () => void = () => undefined;

/** A screen that takes the focus to the part its address names, as screens do when they mount. */
function Screen({ onShown }: { onShown: (pathname: string) => void }) {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (hash === '#part') document.getElementById('part')?.focus();
    onTheWay();
    onShown(pathname);
  }, [hash, onShown, pathname]);
  return (
    <main>
      <h1>{pathname}</h1>
      <button type="button" id="part">
        Part
      </button>
    </main>
  );
}

const onFirst = () => undefined;

function App() {
  const navigate = useNavigate();
  const onShown = useArrival(onFirst);
  return (
    <>
      {['/list', '/directory', '/directory#part', '/directory#gone'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Screen key={useLocation().pathname} onShown={onShown} />
    </>
  );
}

/** How high the page is, and how it becomes higher. */
let height = 5_000;
let grow: (to: number) => void;

function open() {
  scrolled.mockClear();
  onTheWay = () => undefined;
  vi.stubGlobal('scrollTo', scrolled);
  height = 5_000;
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = (to) => {
          height = to;
          tell();
        };
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  render(
    <MemoryRouter initialEntries={['/list']}>
      <App />
    </MemoryRouter>,
  );
}

/** Presses, and waits until the new screen has been arrived at. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByText(name));
    await Promise.resolve();
  });

it('begins a new screen at its top, on its heading', async () => {
  open();
  await press('/directory');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves a screen alone that has gone to the part its address names', async () => {
  open();
  await press('/directory#part');
  expect(screen.getByRole('button', { name: 'Part' })).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

it('begins at the top where there is no such part', async () => {
  open();
  await press('/directory#gone');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('returns to where the guest was, also at an address with a part', async () => {
  open();
  await press('/directory#part');
  vi.stubGlobal('scrollY', 700);
  dispatchEvent(new Event('scroll'));
  await press('/list');
  await press('Back');
  expect(screen.getByRole('button', { name: 'Part' })).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
});

it('takes the moves of a page whose screen is on its way for no place of the guest’s', async () => {
  open();
  await press('/directory');
  vi.stubGlobal('scrollY', 700);
  dispatchEvent(new Event('scroll'));
  await press('/list');
  onTheWay = () => {
    vi.stubGlobal('scrollY', 72);
    dispatchEvent(new Event('scroll'));
  };
  await press('Back');
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
});

/** Leaves the directory at 700 px and comes back to it while its content is on the way. */
async function returnEarly() {
  open();
  await press('/directory');
  vi.stubGlobal('scrollY', 700);
  dispatchEvent(new Event('scroll'));
  await press('/list');
  height = 768;
  await press('Back');
  // The page is too low: it scrolls by itself, to where it can.
  vi.stubGlobal('scrollY', 0);
  dispatchEvent(new Event('scroll'));
  scrolled.mockClear();
}

it('returns to where the guest was when the content that reaches down to it has come', async () => {
  await returnEarly();
  grow(900);
  expect(scrolled).not.toHaveBeenCalled();
  grow(2_000);
  expect(scrolled).toHaveBeenLastCalledWith(0, 700);
});

it('does not pull a guest away who has moved on by hand', async () => {
  await returnEarly();
  dispatchEvent(new Event('wheel'));
  grow(2_000);
  expect(scrolled).not.toHaveBeenCalled();
});
