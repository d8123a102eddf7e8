import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smoothScrollTo } from './smoothScrollTo';

describe('smoothScrollTo', () => {
  let isReduced = false;
  const scrollTo = vi.fn(({ top }: { top: number }) => vi.stubGlobal('scrollY', top));

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'],
    });
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  });
  afterEach(() => {
    vi.useRealTimers();
    scrollTo.mockClear();
    isReduced = false;
  });

  it.each([undefined, Number.NaN, '300' as unknown as number, null as unknown as number])(
    'takes 1,000 ms when the duration is %s',
    async (durationMs) => {
      const { done } = smoothScrollTo(800, { durationMs });
      vi.advanceTimersByTime(960);
      expect(window.scrollY).toBeLessThan(800);
      vi.advanceTimersByTime(80);
      expect(window.scrollY).toBe(800);
      await expect(done).resolves.toBe(true);
    },
  );

  it('takes as long as it is told', () => {
    smoothScrollTo(800, { durationMs: 200 });
    vi.advanceTimersByTime(100);
    expect(window.scrollY).toBeGreaterThan(0);
    expect(window.scrollY).toBeLessThan(800);
    vi.advanceTimersByTime(140);
    expect(window.scrollY).toBe(800);
  });

  it('is there at once with reduced motion, or without a duration', () => {
    isReduced = true;
    smoothScrollTo(500);
    expect(window.scrollY).toBe(500);
    isReduced = false;
    smoothScrollTo(100, { durationMs: 0 });
    expect(window.scrollY).toBe(100);
  });

  it.each(['wheel', 'touchstart', 'keydown'])('stops when the guest scrolls by %s', async (name) => {
    const { done } = smoothScrollTo(800);
    vi.advanceTimersByTime(400);
    window.dispatchEvent(new Event(name));
    const stoppedAt = window.scrollY;
    vi.advanceTimersByTime(2000);
    expect(window.scrollY).toBe(stoppedAt);
    await expect(done).resolves.toBe(false);
  });

  it('stays where it is for a place that does not exist', async () => {
    await expect(smoothScrollTo('nowhere').done).resolves.toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
