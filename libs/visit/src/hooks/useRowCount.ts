import { startTransition, useCallback, useEffect, useState, type RefCallback } from 'react';

/** Rows that a list begins with, and that each step adds. */
const ROWS_AT_A_TIME = 60;
/** A search's results begin with what fits into a window: they are drawn at each key. */
const RESULTS_AT_FIRST = 8;
/** So far below the window more rows are drawn, before the guest sees the end. */
const AHEAD_PX = 1_000;

interface RowCount {
  /** How many rows are drawn. */
  count: number;
  /** The ref of an element below the rows. */
  end: RefCallback<HTMLElement>;
  /** Draws the others too, twice as many in each frame, so that the page answers in between. */
  drawAll: () => void;
}

/**
 * How many rows of a long list are drawn: the first ones at once, more when the guest comes near the end. All of them
 * where the window loses the focus: the browser's own search may have it. Another list begins anew.
 */
export function useRowCount(list: object, total: number, areResults: boolean): RowCount {
  const first = areResults ? RESULTS_AT_FIRST : ROWS_AT_A_TIME;
  const [drawn, setDrawn] = useState({ list, count: first, isGrowing: false });
  const { count, isGrowing } = drawn.list === list ? drawn : { count: first, isGrowing: false };
  const isWhole = count >= total;
  const drawMore = useCallback(
    () =>
      startTransition(() =>
        setDrawn({ list, count: count + (isGrowing ? count : ROWS_AT_A_TIME), isGrowing }),
      ),
    [list, count, isGrowing],
  );
  const drawAll = useCallback(() => setDrawn({ list, count, isGrowing: true }), [list, count]);

  useEffect(() => {
    if (isWhole) return;
    if (isGrowing || typeof IntersectionObserver === 'undefined') {
      const frame = requestAnimationFrame(drawMore);
      return () => cancelAnimationFrame(frame);
    }
    addEventListener('blur', drawAll);
    return () => removeEventListener('blur', drawAll);
  }, [isWhole, isGrowing, drawMore, drawAll]);

  const end = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element || isWhole || typeof IntersectionObserver === 'undefined') return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) drawMore();
        },
        { rootMargin: `0px 0px ${AHEAD_PX}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWhole, drawMore],
  );

  return { count: Math.min(count, total), end, drawAll };
}
