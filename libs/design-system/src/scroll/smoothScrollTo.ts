import { landingOf } from './landing';

const SCROLL_DURATION_MS = 1000;

/** An element, the id of one, or a distance from the top in pixels. */
export type ScrollTarget = Element | string | number;

export interface SmoothScrollOptions {
  /** Default: 1,000, also for values that are not numbers. */
  durationMs?: number;
}

/** A scroll in progress. */
export interface SmoothScroll {
  /** Resolves to true at the target, to false when the scroll was stopped. */
  done: Promise<boolean>;
  /** Ends the scroll where it is. */
  stop: () => void;
}

/** Events of the guest that stop the scroll. */
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

/** Scrolls the page to a target. Input of the guest stops it. With reduced motion the page jumps. */
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
  const done = new Promise<boolean>((resolveDone) => {
    resolve = resolveDone;
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
