import { useState } from 'react';
import { useFavouritesStore } from '../store/favouritesStore';

/** Whether a place is in the guest's list, and how to change that. */
export function useFavourite(id: string) {
  const isFavourite = useFavouritesStore((state) => state.ids.includes(id));
  const add = useFavouritesStore((state) => state.add);
  const remove = useFavouritesStore((state) => state.remove);
  const [isFull, setFull] = useState(false);
  const toggle = () => {
    if (isFavourite) remove(id);
    setFull(!isFavourite && !add(id));
  };
  return {
    isFavourite,
    /** The last press changed nothing, since the list is full. */
    isFull,
    toggle,
  };
}
