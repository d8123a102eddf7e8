import { useEffect } from 'react';
import { inSlices } from '../browser/inSlices';

/** Works on each item in slices once the screen is drawn: what a search needs is ready before the guest types. */
export function useInSlices<T>(items: readonly T[], work: (item: T, index: number) => void): void {
  useEffect(() => {
    let isShown = true;
    void inSlices(items, work, () => isShown);
    return () => {
      isShown = false;
    };
  }, [items, work]);
}
