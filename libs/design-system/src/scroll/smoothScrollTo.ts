import { landingOf } from './landing';

/** How long a scroll takes when nobody says. */
const SCROLL_DURATION_MS = 1000;

/** Where to scroll: an element, the id of one, or a distance from the top in pixels. */
export type ScrollTarget = Element | string | number;

export interface SmoothScrollOptions {
  /** 1,000 when this is not a number. */
  durationMs?: number;
}

/** A scroll under way. */
export interface SmoothScroll {
  /** True once it has arrived, false when it was stopped. */
  done: Promise<boolean>;
  stop: () => void;
}

/** What a guest does to take over. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

function topOf(target: ScrollTarget): number | undefined {
  if (typeof target === 'number') return Number.isFinite(target) ? target : undefined;
  const element = typeof target === 'string' ? document.getElementById(target) : target;
  if (!element) return undefined;
  return element.getBoundingClientRect().top + window.scrollY - landingOf(element);
}

function durationOf(durationMs: unknown): number {
  const isNumber = typeof durationMs === 'number' && !Number.isNaN(durationMs);
  return isNumber ? Math.max(0, durationMs) : SCROLL_DURATION_MS;
}

/** Scrolls the page there; the guest's own scroll stops it, and reduced motion shows the end at once. */
export function smoothScrollTo(target: ScrollTarget, { durationMs }: SmoothScrollOptions = {}): SmoothScroll {
  const to = topOf(target);
  if (to === undefined) return { done: Promise.resolve(false), stop: () => undefined };
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  const duration = durationOf(durationMs);
  if (duration === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(to);
    return { done: Promise.resolve(true), stop: () => undefined };
  }

  const from = window.scrollY;
  const startedAt = performance.now();
  let resolve: (hasArrived: boolean) => void = () => undefined;
  const done = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  let frame = 0;
  const finish = (hasArrived: boolean) => {
    cancelAnimationFrame(frame);
    for (const name of interruptions) window.removeEventListener(name, stop);
    resolve(hasArrived);
  };
  const stop = () => finish(false);
  const step = () => {
    const part = Math.min(1, (performance.now() - startedAt) / duration);
    jump(from + (to - from) * ease(part));
    if (part === 1) finish(true);
    else frame = requestAnimationFrame(step);
  };
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return { done, stop };
}
