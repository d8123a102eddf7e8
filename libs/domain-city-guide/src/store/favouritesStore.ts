import * as v from 'valibot';
import { Day, Id, TimeOfDay } from '@guest/api-contract';
import { defineStore, listOf, recordOf, without } from '@guest/state';
import { MAX_FAVOURITE_COUNT, MAX_VISIT_MINUTES, MIN_VISIT_MINUTES } from '../model/limits';
import { inserted, moved } from '../model/moved';
import type { PlanChoices } from '../model/plan';

export interface FavouritesState extends PlanChoices {
  /** The ids of the guest's places, in the order of the plan. */
  ids: readonly string[];
  /** Adds a place at the end; false where the list is full. */
  add: (id: string) => boolean;
  remove: (id: string) => void;
  /** Puts a removed place back where it was. */
  restore: (id: string, at: number) => void;
  /** Moves a place by so many places, earlier if `by` is negative. */
  move: (id: string, by: number) => void;
  clear: () => void;
  setDay: (day: string | undefined) => void;
  setStart: (start: string | undefined) => void;
  setMinutes: (id: string, minutes: number) => void;
}

const keptIds = v.pipe(
  listOf(Id),
  v.transform((ids) => [...new Set(ids)].slice(0, MAX_FAVOURITE_COUNT)),
);
const keptMinutes = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(MIN_VISIT_MINUTES),
  v.maxValue(MAX_VISIT_MINUTES),
);

const nothing = { ids: [], day: undefined, start: undefined, minutes: {} };

/** The guest's places and the day they make of them: kept on this device, a list for each hotel. */
export const useFavouritesStore = defineStore<FavouritesState>(
  'favourites',
  (set, get) => {
    function restore(id: string, at: number) {
      const { ids } = get();
      if (!ids.includes(id)) set({ ids: inserted(ids, at, id) });
    }
    return {
      ...nothing,
      add: (id) => {
        const { ids } = get();
        if (!ids.includes(id) && ids.length >= MAX_FAVOURITE_COUNT) return false;
        restore(id, ids.length);
        return true;
      },
      remove: (id) => {
        const { ids } = get();
        if (ids.includes(id))
          set({ ids: ids.filter((one) => one !== id), minutes: without(get().minutes, id) });
      },
      restore,
      move: (id, by) => set({ ids: moved(get().ids, id, by) }),
      clear: () => set(nothing),
      setDay: (day) => set({ day }),
      setStart: (start) => set({ start }),
      setMinutes: (id, minutes) => set({ minutes: { ...get().minutes, [id]: minutes } }),
    };
  },
  {
    collections: ['minutes'],
    keep: {
      ids: keptIds,
      day: v.fallback(v.optional(Day), undefined),
      start: v.fallback(v.optional(TimeOfDay), undefined),
      minutes: recordOf(keptMinutes),
    },
  },
);
