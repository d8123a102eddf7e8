import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '@guest/visit';

/** How long a screen may take to become as high as it was; longer waits are no return any more. */
const HIGH_WITHIN_MS = 10_000;
/** How long a place that is reached is kept: an open menu that Back closes puts the page to its own offset after that. */
const STEADY_FOR_MS = 300;
const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** An open menu or dialog keeps the page still: it stands at its top then, and nothing scrolls it. */
const isHeld = () => document.body.style.position === 'fixed';
/** How far down the page can be scrolled; whole pixels, while places have fractions on dense screens. */
const reach = () => document.documentElement.scrollHeight - innerHeight;

/**
 * Goes to a place of the page, and again whenever its content has grown or a menu has let it go, until the place is
 * reached and stays. A move of the guest's own ends it. Gives what ends it.
 */
function returnTo(place: number, onEnd: () => void): () => void {
  const begun = performance.now();
  let reached: number | undefined;
  let before: number | undefined;
  const look = () => {
    const time = performance.now();
    if (isHeld()) before = undefined;
    else {
      const far = reach();
      if (far + 1 < place) reached = undefined;
      else reached ??= time;
      // Between changes the page is left alone: a screen reader moves it without any event of a hand.
      if (far !== before || reached !== undefined) scrollTo(0, place);
      before = far;
    }
    const isThere = reached !== undefined && time - reached >= STEADY_FOR_MS && !isHeld();
    if (isThere || time - begun >= HIGH_WITHIN_MS) end();
    else frame = requestAnimationFrame(look);
  };
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of byHand) removeEventListener(name, end);
    onEnd();
  };
  for (const name of byHand) addEventListener(name, end, { passive: true });
  look();
  return end;
}

/**
 * A new screen begins at its top with focus on its heading, or at the part that its address names; Back returns to
 * where the guest was, also within a screen. Positions live in memory, for the length of the document. Call what it
 * gives when the screen stands on the page; `onFirst` is told when that was the document's first.
 */
export function useArrival(onFirst: () => void): (pathname: string) => void {
  const { key, hash, pathname: path } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number | undefined>());
  const shown = useRef<string>(undefined);
  const now = useRef({ key, type, hash, path });
  /** The next screen is on its way: until it stands, the page moves by itself. */
  const isArriving = useRef(false);
  /** Ends a return that still waits for its content. */
  const returning = useRef<() => void>(undefined);

  // With the change itself: a screen that is shorter moves the page before later effects run, and that is no place of the one before.
  useLayoutEffect(() => {
    const last = now.current;
    now.current = { key, type, hash, path };
    if (last.path === path && last.key === key) return;
    const place = positions.current.get(key);
    const isBack = type === 'POP' && place !== undefined;
    if (last.path !== path || isBack) returning.current?.();
    if (last.path !== path) isArriving.current = true;
    // Another step on the same screen, which no arrival follows.
    else if (!isBack) positions.current.set(key, positions.current.get(last.key));
    else if (!isArriving.current) returning.current = returnTo(place, () => (returning.current = undefined));
  }, [key, type, hash, path]);

  // Before the router's own listener, as children's effects are: it would take every step that a link within the page
  // makes for the document's first.
  useLayoutEffect(() => {
    const name = () => {
      if (history.state !== null) return;
      const fresh = Math.random().toString(36).slice(2);
      history.replaceState({ key: fresh, idx: 0 }, '');
      if (location.pathname !== now.current.path) return;
      // The browser goes to the part right after this, and that is no place of the step before.
      returning.current?.();
      positions.current.set(fresh, positions.current.get(now.current.key));
      now.current.key = fresh;
    };
    addEventListener('popstate', name);
    return () => removeEventListener('popstate', name);
  }, []);

  useEffect(() => {
    // Within the document the places are ours: the browser's own would come after them, and knows a held page's top alone.
    const takeOver = () => void (history.scrollRestoration = 'manual');
    const giveBack = () => void (history.scrollRestoration = 'auto');
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', giveBack);
    };
  }, []);

  useEffect(() => {
    // A page that is not yet as high as it was scrolls by itself, and one that an open menu holds
    // fast stands at its top: that is no place of the guest's.
    const remember = () => {
      if (!isArriving.current && !returning.current && !isHeld())
        positions.current.set(now.current.key, scrollY);
    };
    // Scrolled before the script came, or where the browser has put it again.
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  return useCallback(
    (pathname) => {
      const before = shown.current;
      shown.current = pathname;
      if (before === undefined) {
        // The first screen is hydrated now; what is kept on this device is restored in the same turn.
        setTimeout(onFirst, 0);
        isArriving.current = false;
      }
      // The same screen again is an arrival, too, where the guest came back before the other one stood.
      if (!isArriving.current) return;
      // The effects of the new location have run by now: children's effects come first, so wait a turn.
      queueMicrotask(() => {
        const { key: current, type: how, hash: part } = now.current;
        const place = how === 'POP' ? positions.current.get(current) : undefined;
        // A screen takes the focus to what its address points at; else the guest begins at the top.
        const isAtPart = part !== '' && document.querySelector('main :focus') !== null;
        if (place) returning.current = returnTo(place, () => (returning.current = undefined));
        else if (place !== undefined || !isAtPart) scrollTo(0, 0);
        isArriving.current = false;
        if (!isAtPart) focusHeading();
      });
    },
    [onFirst],
  );
}
