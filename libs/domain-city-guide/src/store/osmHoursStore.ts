import type { OpeningHours } from '@guest/api-contract';
import { defineStore } from '@guest/state';
import { inSlices } from '@guest/visit';
import type { OsmWeeks } from '../model/hours';

/** How often what was read so far is shown. */
const SHOWN_EVERY_MS = 250;

export interface OsmHoursState {
  /** By the day that the texts were read for, `YYYY-MM-DD`. */
  weeks: Readonly<Record<string, OsmWeeks>>;
  /**
   * Reads what is not read yet, in slices between which the page answers. Resolves with whether all is read: the
   * library may not have loaded.
   */
  read: (texts: readonly string[], day: string, timeZone: string) => Promise<boolean>;
}

/** Opening hours that are OpenStreetMap texts. The library that reads them loads with the first one. */
export const useOsmHoursStore = defineStore<OsmHoursState>('osmHours', (set, get) => {
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(texts: readonly string[], day: string, timeZone: string): Promise<boolean> {
    const known = get().weeks[day] ?? {};
    const wanted = texts.filter((text) => !Object.hasOwn(known, text));
    if (wanted.length === 0) return true;
    const { osmWeek } = await import('@guest/api-contract/osm-week');
    const found = new Map<string, OpeningHours | null>(Object.entries(known));
    const show = () => set({ weeks: { ...get().weeks, [day]: Object.fromEntries(found) } });
    let nextShown = performance.now() + SHOWN_EVERY_MS;
    await inSlices(wanted, (text) => {
      found.set(text, osmWeek(text, day, timeZone) ?? null);
      if (performance.now() < nextShown) return;
      show();
      nextShown = performance.now() + SHOWN_EVERY_MS;
    });
    show();
    return true;
  }

  return {
    weeks: {},
    read: (texts, day, timeZone) => {
      // One at a time: two at once would share the slices.
      const reading = last.then(() => readNow(texts, day, timeZone)).catch(() => false);
      last = reading;
      return reading;
    },
  };
});
