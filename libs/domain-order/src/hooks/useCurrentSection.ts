import { useEffect, useState } from 'react';

/** Below the sticky bars, from the top of the window. */
const READING_LINE_PX = 150;

/** The id of the section that the guest is reading; undefined above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const order = list.split(' ');
    const visible = new Set<string>();
    let observer: IntersectionObserver | undefined;
    // The margin depends on the window's height: the observer is made again at each resize.
    const watch = () => {
      observer?.disconnect();
      visible.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) visible.add(target.id);
            else visible.delete(target.id);
          }
          setCurrent(order.find((id) => visible.has(id)));
        },
        // A line just below the sticky bars: the section that crosses it is being read.
        { rootMargin: `-${READING_LINE_PX}px 0px ${READING_LINE_PX + 1 - innerHeight}px 0px` },
      );
      for (const id of order) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    };
    watch();
    window.addEventListener('resize', watch);
    return () => {
      window.removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [list]);

  return current;
}
