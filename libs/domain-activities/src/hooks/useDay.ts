import { useSearch } from '@guest/visit';

/** The day of this address (`?day=`) where it is one of these, else the first; and how to choose another. */
export function useDay(days: readonly string[]): { day: string; choose: (day: string) => void } {
  const [search, setSearch] = useSearch();
  const wanted = search.get('day');
  const day = days.find((one) => one === wanted) ?? days[0] ?? '';
  return {
    day,
    // Back leads to the former screen, not through the days.
    choose: (chosen) => setSearch({ day: chosen }, { replace: true, preventScrollReset: true }),
  };
}
