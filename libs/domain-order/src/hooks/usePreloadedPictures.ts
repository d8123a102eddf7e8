import { useEffect } from 'react';
import type { Service } from '../model/service';

/** More would be a guest's data for pictures that they may never see. */
const MAX_PICTURES = 40;

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

function whenIdle(run: () => void): () => void {
  // Safari does not say when that is.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

/** Brings the pictures of a service's items once the page has nothing better to do: its menu card comes next (spec 3). */
export function usePreloadedPictures({ sections }: Service): void {
  useEffect(() => {
    const addresses = new Set(sections.flatMap(({ items }) => items.flatMap(({ image }) => image ?? [])));
    if (addresses.size === 0 || savesData()) return undefined;
    return whenIdle(() => {
      for (const address of [...addresses].slice(0, MAX_PICTURES)) {
        const picture = new Image();
        picture.decoding = 'async';
        picture.fetchPriority = 'low';
        picture.src = address;
      }
    });
  }, [sections]);
}
