import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '@guest/visit';
import { isReturn, keepLeftPlace, recallLeftPlace } from './leftPlace';

/** A screen that has not grown for this long does not become high enough for the guest's former place. */
const GROWS_WITHIN_MS = 10_000;
/** How long a reached position is held: a menu that Back closes restores its own offset in that time. */
const STEADY_FOR_MS = 300;
const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** An open menu or dialog fixes the body: the page's own offset is 0 then. */
const isHeld = () => document.body.style.position === 'fixed';
/** How far down the page can be scrolled; whole pixels, while places have fractions on dense screens. */
const reach = () => document.documentElement.scrollHeight - innerHeight;

/**
 * Scrolls to an offset, and again when the content has grown or a menu has released the page, until the offset is
 * reached and held. A scroll by the guest stops it. Returns a function that stops it.
 */
function returnTo(place: number, onEnd: () => void): () => void {
  let grownAt = performance.now();
  let reached: number | undefined;
  let before: number | undefined;
  const look = () => {
    const time = performance.now();
    if (isHeld()) before = undefined;
    else {
      const far = reach();
      if (far > (before ?? 0)) grownAt = time;
      if (far + 1 < place) reached = undefined;
      else reached ??= time;
      // The page scrolls only after a change: a screen reader moves it without any input event.
      if (far !== before || reached !== undefined) scrollTo(0, place);
      before = far;
    }
    const isThere = reached !== undefined && time - reached >= STEADY_FOR_MS && !isHeld();
    if (isThere || time - grownAt >= GROWS_WITHIN_MS) end();
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
 * Scrolls a new screen to its top and focuses its heading, or the part that its address names. Back restores the
 * scroll position, also within a screen and from another document. Call the returned function when a screen has
 * rendered; `onFirst` is called when that was the document's first.
 */
export function useArrival(onFirst: () => void): (pathname: string) => void {
  const { key, hash, pathname: path } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Positions>(new Map());
  const shown = useRef<string>(undefined);
  const now = useRef<Step>({ key, type, hash, path });
  /** The next screen is loading: until it is shown, scroll events are not the guest's. */
  const isArriving = useRef(false);
  /** Stops a return that still waits for its content. */
  const returning = useRef<() => void>(undefined);

  const goBackTo = useCallback((place: number) => {
    returning.current = returnTo(place, () => (returning.current = undefined));
  }, []);

  // A layout effect: a shorter screen scrolls the page before later effects run.
  useLayoutEffect(() => {
    const last = now.current;
    now.current = { key, type, hash, path };
    if (last.path === path && last.key === key) return;
    const place = positions.current.get(key);
    const isBack = type === 'POP' && place !== undefined;
    if (last.path !== path || isBack) returning.current?.();
    if (last.path !== path) isArriving.current = true;
    // Another history entry of the same screen: no arrival follows.
    else if (!isBack) positions.current.set(key, positions.current.get(last.key));
    else if (!isArriving.current) goBackTo(place);
  }, [goBackTo, key, type, hash, path]);

  useNamedSteps(now, positions, returning);
  useOwnScrollRestoration(goBackTo);

  useEffect(() => {
    // While a screen loads or a menu fixes the page, scroll events are not the guest's.
    const remember = () => {
      if (!isArriving.current && !returning.current && !isHeld())
        positions.current.set(now.current.key, scrollY);
    };
    // The guest scrolled before the script ran, or the browser restored the offset.
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
      // Returning to the same screen before the next one rendered also counts as an arrival.
      if (!isArriving.current) return;
      // Waits a turn: the parents' effects of the new location run after this one.
      queueMicrotask(() => {
        const { key: current, type: how, hash: part } = now.current;
        const place = how === 'POP' ? positions.current.get(current) : undefined;
        // A screen focuses the part that its address names; otherwise the guest begins at the top.
        const isAtPart = part !== '' && document.querySelector('main :focus') !== null;
        if (place) goBackTo(place);
        else if (place !== undefined || !isAtPart) scrollTo(0, 0);
        isArriving.current = false;
        if (!isAtPart) focusHeading();
      });
    },
    [goBackTo, onFirst],
  );
}

type Positions = Map<string, number | undefined>;
interface Step {
  key: string;
  type: string;
  hash: string;
  path: string;
}

/**
 * Gives links within the page their own history key. The listener must be registered before the router's: it belongs
 * to a child, whose effects run first.
 */
function useNamedSteps(
  now: RefObject<Step>,
  positions: RefObject<Positions>,
  returning: RefObject<(() => void) | undefined>,
): void {
  useLayoutEffect(() => {
    const name = () => {
      if (history.state !== null) return;
      const fresh = Math.random().toString(36).slice(2);
      history.replaceState({ key: fresh, idx: 0 }, '');
      if (location.pathname !== now.current.path) return;
      // The browser scrolls to the part right after this: that offset is not the former entry's.
      returning.current?.();
      positions.current.set(fresh, positions.current.get(now.current.key));
      now.current.key = fresh;
    };
    addEventListener('popstate', name);
    return () => removeEventListener('popstate', name);
  }, [now, positions, returning]);
}

/**
 * Turns off the browser's scroll restoration: it would come after ours, and knows only the top of a fixed page. WebKit
 * shows a page of its back/forward cache at the top, and one that it loads again after another site as well.
 */
function useOwnScrollRestoration(goBackTo: (place: number) => void): void {
  useEffect(() => {
    const restoreBy = (way: ScrollRestoration) => void (history.scrollRestoration = way);
    const comeBack = () => {
      restoreBy('manual');
      const place = recallLeftPlace();
      if (place > 0) goBackTo(place);
    };
    const showAgain = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    const leave = () => {
      keepLeftPlace();
      restoreBy('auto');
    };
    // Elsewhere the browser has restored the offset, or the guest has scrolled before the script ran.
    if (scrollY === 0 && isReturn()) comeBack();
    else restoreBy('manual');
    addEventListener('pageshow', showAgain);
    addEventListener('pagehide', leave);
    return () => {
      restoreBy('auto');
      removeEventListener('pageshow', showAgain);
      removeEventListener('pagehide', leave);
    };
  }, [goBackTo]);
}
