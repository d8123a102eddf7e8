import { useCallback, useEffect, useState } from 'react';
import { useSearch } from '@guest/visit';
import type { PlaceFilters } from '../model/filterPlaces';
import { readFilters, writeFilters } from '../model/guideAddress';

/** The address follows after a pause: browsers limit how often it may change. */
const ADDRESS_AFTER_MS = 250;

/** Of the address, besides filters; the number of rows begins again. */
const kept = ['view', 'landing-page'] as const;

/**
 * The filters of the list. They answer at once; the address follows, so that Back and a shared link find the same
 * list.
 */
export function useGuideFilters() {
  const [params, setParams] = useSearch();
  const [filters, setFilters] = useState(() => readFilters(params));
  const inAddress = writeFilters(readFilters(params)).toString();
  const [seen, setSeen] = useState(inAddress);
  /** The address that the filters have, or will have once the router shows it. */
  const [written, setWritten] = useState(inAddress);

  if (inAddress !== seen) {
    setSeen(inAddress);
    // Back, or a link to the same screen.
    if (inAddress !== written) {
      setWritten(inAddress);
      setFilters(readFilters(params));
    }
  }

  useEffect(() => {
    const next = writeFilters(filters);
    const address = next.toString();
    if (address === inAddress) return;
    const write = () => {
      clearTimeout(timer);
      for (const name of kept) {
        const value = params.get(name);
        if (value !== null) next.set(name, value);
      }
      setWritten(address);
      setParams(next, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, ADDRESS_AFTER_MS);
    // A place that is pressed sooner: Back finds these filters all the same.
    addEventListener('click', write, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('click', write, { capture: true });
    };
  }, [filters, inAddress, params, setParams]);

  const change = useCallback(
    (part: Partial<PlaceFilters>) => setFilters((before) => ({ ...before, ...part })),
    [],
  );
  return { filters, change };
}
