import { useLayoutEffect, useState } from 'react';
import { own } from '@guest/state';
import type { Stop } from '../../model/plan';
import { useFavouritesStore } from '../../store/favouritesStore';

/** What was just removed, and where it stood. */
export interface Removed {
  id: string;
  name: string;
  /** Its position among the stops that are shown. */
  position: number;
  /** Its position in the kept list, which may hold places that left the guide. */
  index: number;
  minutes: number | undefined;
}

type Control = 'earlier' | 'later' | 'remove' | 'undo';

/** The id of a stop's control: what the focus returns to once the list has changed. */
export const controlId = (id: string, control: Control) => `stop-${id}-${control}`;

/** Moving and removing stops, with the focus kept and what happened in words. */
export function useStopActions(stops: readonly Stop[]) {
  const ids = useFavouritesStore((state) => state.ids);
  const minutes = useFavouritesStore((state) => state.minutes);
  const move = useFavouritesStore((state) => state.move);
  const remove = useFavouritesStore((state) => state.remove);
  const restore = useFavouritesStore((state) => state.restore);
  const setMinutes = useFavouritesStore((state) => state.setMinutes);
  const [removed, setRemoved] = useState<Removed>();
  const [moved, setMoved] = useState<{ name: string; position: number }>();
  const [wanted, setWanted] = useState<{ controlId: string }>();

  // The element that had the focus was moved or removed.
  useLayoutEffect(() => {
    if (wanted) document.getElementById(wanted.controlId)?.focus();
  }, [wanted]);

  function moveTo(position: number, target: number) {
    const [stop, other] = [stops[position], stops[target]];
    if (!stop || !other) return;
    const { id, name } = stop.place;
    // Places that left the guide stand between two stops in the kept list.
    move(id, ids.indexOf(other.place.id) - ids.indexOf(id));
    setRemoved(undefined);
    setMoved({ name, position: target + 1 });
    const isAtEnd = target === 0 || target === stops.length - 1;
    const forward = isAtEnd ? target === 0 : target > position;
    setWanted({ controlId: controlId(id, forward ? 'later' : 'earlier') });
  }

  return {
    removed,
    moved,
    moveTo,
    remove: (position: number) => {
      const stop = stops[position];
      if (!stop) return;
      const { id, name } = stop.place;
      setMoved(undefined);
      setRemoved({ id, name, position, index: ids.indexOf(id), minutes: own(minutes, id) });
      setWanted({ controlId: controlId(id, 'undo') });
      remove(id);
    },
    undo: () => {
      if (!removed) return;
      const { id, index, minutes: stayed } = removed;
      restore(id, index);
      if (stayed !== undefined) setMinutes(id, stayed);
      setRemoved(undefined);
      setWanted({ controlId: controlId(id, 'remove') });
    },
  };
}

export type StopActions = ReturnType<typeof useStopActions>;
