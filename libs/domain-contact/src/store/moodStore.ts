import * as v from 'valibot';
import { satisfactionLevels } from '@guest/api-contract';
import { defineStore, listOf, textUpTo } from '@guest/state';
import { MAX_KEPT_LENGTH } from '../model/limits';
import { emptyMood, isSameMood, moodPlaces, moodTopics, type MoodDraft } from '../model/mood';

export interface MoodState {
  /** Undefined until the guest has said something. */
  draft: MoodDraft | undefined;
  change: (part: Partial<MoodDraft>) => void;
  /** Resets the draft that was sent; one that has changed since stays. */
  reset: (sent: MoodDraft) => void;
}

/** Reads a kept mood back. What does not fit is as in an empty form. */
export const keptMood = v.object({
  level: v.fallback(v.optional(v.picklist(satisfactionLevels)), undefined),
  topics: listOf(v.picklist(moodTopics)),
  places: listOf(v.picklist(moodPlaces)),
  wantsCall: v.fallback(v.boolean(), false),
  text: textUpTo(MAX_KEPT_LENGTH),
  isNamed: v.fallback(v.boolean(), true),
  isRoomTyped: v.fallback(v.boolean(), false),
});

/** The mood being told. */
export const useMoodStore = defineStore<MoodState>(
  'mood',
  (set, get) => ({
    draft: undefined,
    change: (part) => set({ draft: { ...(get().draft ?? emptyMood), ...part } }),
    reset: (sent) => {
      const { draft } = get();
      if (draft && isSameMood(draft, sent)) set({ draft: undefined });
    },
  }),
  { keep: { draft: v.optional(keptMood) }, drafts: ['draft'] },
);
