import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Button, Stack } from '@guest/design-system';
import { useGradually } from '../hooks/useGradually';
import { useSearch } from '../hooks/useSearch';
import { ROW_STEP, rowWindow } from '../model/rowWindow';

interface LongListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** The parameter of the address that keeps how far the guest went. Default: `rows`. */
  parameter?: string;
  /** "Show 20 more places". */
  moreLabel: (count: number) => string;
  /** "Back to the places before". */
  beforeLabel: string;
  /** Draws one `li` with a link for each of these items; the first one is item `start`. */
  children: (rows: readonly T[], start: number) => ReactNode;
}

/** The rows of a list that may hold thousands: sixty at most are in the page. */
export function LongList<T>(props: LongListProps<T>) {
  const { items, keyOf, parameter = 'rows', moreLabel, beforeLabel, children } = props;
  const [params, setParams] = useSearch();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const { start, end } = rowWindow(items.length, Number(params.get(parameter)) || 0);
  const wanted = useMemo(() => items.slice(start, end), [items, start, end]);
  const rows = useGradually(wanted, { atFirst: 'all', keyOf });

  // The rows that were asked for: a screen reader goes on there, and the page does not jump. It waits for the row.
  useEffect(() => {
    if (focused.current === undefined) return;
    const link = box.current?.querySelectorAll('li')[focused.current - start]?.querySelector('a');
    if (!link) return;
    link.focus();
    focused.current = undefined;
  });

  function show(upTo: number, first: number) {
    focused.current = first;
    setParams(
      (before) => {
        before.set(parameter, String(upTo));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Stack gap={4} ref={box}>
      {start > 0 && (
        <Button hierarchy="secondary" onClick={() => show(end - ROW_STEP, Math.max(0, start - ROW_STEP))}>
          {beforeLabel}
        </Button>
      )}
      {children(rows, start)}
      {end < items.length && (
        <Button hierarchy="secondary" isFullWidth onClick={() => show(end + ROW_STEP, end)}>
          {moreLabel(Math.min(ROW_STEP, items.length - end))}
        </Button>
      )}
    </Stack>
  );
}
