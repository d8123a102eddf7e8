import { useEffect, useState } from 'react';
import { landingOf } from './landing';
import { throttle } from './throttle';

/** The shortest time between two measurements while the page scrolls. */
const SCROLL_SPY_THROTTLE_MS = 66;

export interface ScrollSpyOptions {
  /** The shortest time between two measurements while the page scrolls. Default: 66. */
  throttleMs?: number;
  /** Pixels under the top of the window at which a section counts as reached. */
  offset?: number;
}

/** The last section whose top has passed the offset. At the end of the page: the last section. */
function currentOf(ids: readonly string[], offset: number): string | undefined {
  const there = ids.filter((id) => document.getElementById(id) !== null);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isScrollable = scrollHeight > clientHeight + 1;
  if (isScrollable && window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2)
    return there.at(-1);
  const passed = there.filter((id) => {
    const section = document.getElementById(id);
    if (!section) return false;
    // A jump to a section ends at its scroll margin, which counts as reached.
    return section.getBoundingClientRect().top <= Math.max(offset, landingOf(section)) + 1;
  });
  return passed.at(-1) ?? there[0];
}

/** The id of the visible section. */
export function useScrollSpy(
  ids: readonly string[],
  { throttleMs = SCROLL_SPY_THROTTLE_MS, offset = 80 }: ScrollSpyOptions = {},
): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const look = throttle(() => setCurrent(currentOf(key.split(' '), offset)), throttleMs);
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('resize', look.call, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look.call);
      window.removeEventListener('resize', look.call);
    };
  }, [key, throttleMs, offset]);

  return current !== undefined && ids.includes(current) ? current : ids[0];
}
