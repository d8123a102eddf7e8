// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '@guest/testing';
import { AppRouter } from '../../app/AppRouter';
import { useArrival } from './useArrival';
import '@guest/testing/setup';

afterEach(() => {
  vi.useRealTimers();
  document.body.style.position = '';
});

/** Changes the page between its new address and its new screen. */
let onTheWay: () => void = () => undefined;

/** A screen that takes the focus to the part its address names, as screens do when they mount. */
function Screen({ onShown }: { onShown: (pathname: string) => void }) {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (hash === '#part') document.getElementById('part')?.focus();
    onTheWay();
    if (pathname !== '/slow') onShown(pathname);
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
      {['/list', '/slow', '/directory', '/directory#part', '/directory#gone'].map((to) => (
        <button type="button" key={to} onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('?chosen=one', { replace: true })}>
        Choose
      </button>
      <a href="#part">Down the page</a>
      <Screen key={useLocation().pathname} onShown={onShown} />
    </>
  );
}

/** The height of the page. */
let height = 5_000;

/** Scrolls the page, at most to its end, and sends the event. */
const scrollPage = vi.fn((_x: number, y: number) => {
  vi.stubGlobal('scrollY', Math.max(0, Math.min(y, Math.floor(height - innerHeight))));
  dispatchEvent(new Event('scroll'));
});

/** Sets the height of the page; a lower page scrolls by itself. */
function become(to: number) {
  height = to;
  vi.stubGlobal('scrollY', Math.min(scrollY, Math.max(0, Math.floor(height - innerHeight))));
  dispatchEvent(new Event('scroll'));
}

/** Runs the animation frames of this period. */
const after = (ms: number) => vi.advanceTimersByTime(ms);

function Memory({ children }: { children: ReactNode }) {
  return <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>;
}

/** The first screen, whose page is scrolled to this offset before the script runs. */
function open({ place = 0, Router = Memory, openedBy = 'navigate' } = {}) {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: openedBy } as PerformanceNavigationTiming,
  ]);
  scrollPage.mockClear();
  onTheWay = () => undefined;
  vi.stubGlobal('scrollTo', scrollPage);
  vi.stubGlobal('scrollY', place);
  height = 5_000;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => Math.round(height),
  });
  return render(
    <Router>
      <App />
    </Router>,
  );
}

/** Presses a link and waits until the new screen is shown and scrolled. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByText(name));
    await Promise.resolve();
  });

it('begins a new screen at its top, on its heading', async () => {
  open();
  scrollPage(0, 300);
  await press('/directory');
  expect(scrollY).toBe(0);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves a screen alone that has gone to the part its address names', async () => {
  open();
  await press('/directory#part');
  expect(screen.getByRole('button', { name: 'Part' })).toHaveFocus();
  expect(scrollPage).not.toHaveBeenCalled();
});

it('begins at the top where there is no such part', async () => {
  open();
  scrollPage(0, 300);
  await press('/directory#gone');
  expect(scrollY).toBe(0);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('returns to where the guest was, also at an address with a part', async () => {
  open();
  await press('/directory#part');
  scrollPage(0, 700);
  await press('/list');
  expect(scrollY).toBe(0);
  await press('Back');
  expect(screen.getByRole('button', { name: 'Part' })).toHaveFocus();
  expect(scrollY).toBe(700);
});

it('takes the moves of a page whose screen is on its way for no place of the guest’s', async () => {
  open();
  await press('/directory');
  scrollPage(0, 700);
  onTheWay = () => become(840);
  await press('/list');
  onTheWay = () => undefined;
  become(5_000);
  await press('Back');
  expect(scrollY).toBe(700);
});

it('returns to where the guest was from a screen that never stood', async () => {
  open();
  await press('/directory');
  scrollPage(0, 700);
  onTheWay = () => become(840);
  await press('/slow');
  onTheWay = () => undefined;
  become(5_000);
  await press('Back');
  expect(scrollY).toBe(700);
  expect(screen.getByRole('heading')).toHaveFocus();
});

/** Leaves the directory at 700 px and comes back to it while its content is loading. */
async function returnEarly(place = 700) {
  open();
  await press('/directory');
  scrollPage(0, place);
  vi.stubGlobal('scrollY', place);
  dispatchEvent(new Event('scroll'));
  await press('/list');
  become(840);
  await press('Back');
}

it('returns to where the guest was when the content that reaches down to it has come', async () => {
  await returnEarly();
  after(400);
  become(900);
  after(50);
  expect(scrollY).toBe(132);
  become(2_000);
  after(50);
  expect(scrollY).toBe(700);
});

it('returns to the end of a page of broken pixels', async () => {
  await returnEarly(700.33);
  become(1_467.8);
  after(50);
  expect(scrollY).toBe(699);
  after(400);
  scrollPage.mockClear();
  after(1_000);
  expect(scrollPage).not.toHaveBeenCalled();
});

it('returns to where the guest was when a menu releases the page late, at an offset of its own', async () => {
  open();
  await press('/directory');
  scrollPage(0, 700);
  await press('/list');
  document.body.style.position = 'fixed';
  await press('Back');
  after(600);
  document.body.style.position = '';
  scrollPage(0, 72);
  after(50);
  expect(scrollY).toBe(700);
});

it('returns to where the guest was when a menu releases the page right after the return', async () => {
  open();
  await press('/directory');
  scrollPage(0, 700);
  await press('/list');
  await press('Back');
  scrollPage(0, 72);
  after(50);
  expect(scrollY).toBe(700);
  // The position is restored, although the page was at another one in between.
  await press('/list');
  await press('Back');
  expect(scrollY).toBe(700);
});

it('does not pull a guest away who has moved on by hand', async () => {
  await returnEarly();
  dispatchEvent(new Event('wheel'));
  scrollPage(0, 20);
  become(2_000);
  after(500);
  expect(scrollY).toBe(20);
});

it('leaves a page alone that stays lower than it was, however it is moved', async () => {
  await returnEarly();
  after(50);
  scrollPage(0, 20);
  after(2_000);
  expect(scrollY).toBe(20);
  after(10_000);
  become(2_000);
  after(500);
  expect(scrollY).toBe(20);
});

it('ends a return when the guest leaves for another screen before it', async () => {
  await returnEarly();
  await press('/list');
  become(2_000);
  after(500);
  expect(scrollY).toBe(0);
});

it('returns to where the guest was before the script came, or the browser had put a page that is loaded again', async () => {
  open({ place: 700 });
  await press('/directory');
  expect(scrollY).toBe(0);
  await press('Back');
  expect(scrollY).toBe(700);
});

describe('a document that is left and opened again', () => {
  function leaveAt(place: number) {
    const { unmount } = open({ place });
    dispatchEvent(new Event('pagehide'));
    unmount();
  }

  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is shown where the guest left it, where the browser does not do so', () => {
    leaveAt(700);
    open({ place: 0, openedBy: 'back_forward' });
    expect(scrollY).toBe(700);
  });

  it('stays where the browser or the guest has put it', () => {
    leaveAt(700);
    open({ place: 300, openedBy: 'reload' });
    after(500);
    expect(scrollY).toBe(300);
  });

  it('begins at the top where a link led to it', () => {
    leaveAt(700);
    open({ place: 0, openedBy: 'navigate' });
    after(500);
    expect(scrollY).toBe(0);
  });

  it('is shown where the guest left it, from the back/forward cache', () => {
    open({ place: 700 });
    dispatchEvent(new Event('pagehide'));
    scrollPage(0, 0);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(scrollY).toBe(700);
  });

  it('begins at the top without session storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    leaveAt(700);
    open({ place: 0, openedBy: 'back_forward' });
    expect(scrollY).toBe(0);
  });
});

it('returns to where the guest was when a choice has replaced the address since', async () => {
  open();
  scrollPage(0, 700);
  await press('Choose');
  await press('/directory');
  await press('Back');
  expect(scrollY).toBe(700);
});

describe('links within a page', () => {
  /** As the browser does: first the history entry, then the part's position in the next frame. */
  async function pressDown(to: number) {
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      fireEvent.click(screen.getByText('Down the page'));
      await left;
    });
    scrollPage(0, to);
  }
  const goBack = () =>
    act(async () => {
      const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await left;
    });

  it('are steps of their own: Back returns to where each was pressed, and to the screen before', async () => {
    history.replaceState(null, '', '/list');
    open({ Router: AppRouter });
    scrollPage(0, 300);
    await press('/directory');
    scrollPage(0, 700);
    await pressDown(1_500);
    scrollPage(0, 1_600);
    await goBack();
    expect(scrollY).toBe(700);
    await pressDown(1_500);
    scrollPage(0, 1_800);
    await goBack();
    expect(scrollY).toBe(700);
    await goBack();
    expect(screen.getByRole('heading', { name: '/list' })).toHaveFocus();
    expect(scrollY).toBe(300);
  });

  it('are left to the browser where they lead', async () => {
    history.replaceState(null, '', '/list');
    open({ Router: AppRouter });
    scrollPage(0, 300);
    await pressDown(1_500);
    after(500);
    expect(scrollY).toBe(1_500);
  });
});
