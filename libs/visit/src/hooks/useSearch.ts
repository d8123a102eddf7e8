import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

type NextSearch = URLSearchParams | Record<string, string> | ((before: URLSearchParams) => URLSearchParams);

/**
 * The query of the address, and a function that changes it. react-router's `useSearchParams` stands in one file with
 * its links and forms, 3 KiB that this app does not use.
 */
export function useSearch(): [URLSearchParams, (next: NextSearch, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: NextSearch, options?: NavigateOptions) => {
      const wanted =
        typeof next === 'function' ? next(new URLSearchParams(search)) : new URLSearchParams(next);
      void navigate(`?${wanted}`, options);
    },
    [navigate, search],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}
