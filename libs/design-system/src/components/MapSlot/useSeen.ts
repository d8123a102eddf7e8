import { useEffect, useState, type RefObject } from 'react';

/** Turns true once the element comes near the window, and stays so. */
export function useSeen(ref: RefObject<Element | null>, margin = '200px'): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isSeen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen, margin]);
  return isSeen;
}
