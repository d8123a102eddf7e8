import { defineStore } from '@guest/state';
import { reviveMood } from '../model/reviveMood';
import { emptyMood, isSameMood, type MoodDraft } from '../model/mood';

export interface MoodState {
  /** Undefined until the guest has said something: nothing is kept of who has not. */
  draft: MoodDraft | undefined;
  change: (part: Partial<MoodDraft>) => void;
  /** This went to the hotel, and the form begins anew; whatever else has been said since stays. */
  forget: (sent: MoodDraft | undefined) => void;
}

/** The mood being told; who and which room is the visit's. */
export const useMoodStore = defineStore<MoodState>(
  'mood',
  (set, get) => ({
    draft: undefined,
    change: (part) => set({ draft: { ...(get().draft ?? emptyMood), ...part } }),
    forget: (sent) => {
      const { draft } = get();
      if (draft && sent && isSameMood(draft, sent)) set({ draft: undefined });
    },
  }),
  { keep: ['draft'], drafts: ['draft'], revive: ({ draft }) => ({ draft: reviveMood(draft) }) },
);
