import { useEffect } from 'react';
import { savesData } from '@guest/visit';
import type { Service } from '../model/service';

/** A limit on the guest's data for pictures that they may never see. */
const MAX_PICTURES = 40;

/** Delay in ms, so that the page's own pictures load first. */
const PAUSE_MS = 1_000;

/** Loads the pictures of a service's items behind everything else: the menu card comes next. */
export function usePreloadedPictures({ sections }: Service): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const addresses = new Set(sections.flatMap(({ items }) => items.flatMap(({ image }) => image ?? [])));
    // Browsers without `fetchPriority` load all pictures alike, so these start later.
    const timer = setTimeout(() => {
      for (const address of [...addresses].slice(0, MAX_PICTURES)) {
        const picture = new Image();
        picture.decoding = 'async';
        picture.fetchPriority = 'low';
        picture.src = address;
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sections]);
}
