import * as v from 'valibot';
import { defineStore } from '@guest/state';
import { answerTo, emptyDraft, keptDraft, type Answer, type Draft } from '../model/draft';
import type { Theme } from '../model/form';

export interface ReviewState {
  /** Undefined until the guest says something, and once it was sent. */
  draft: Draft | undefined;
  answer: (theme: Theme, change: Partial<Pick<Answer, 'score' | 'comment'>>) => void;
  describe: (change: Partial<Pick<Draft, 'globalComment' | 'isSigned'>>) => void;
  /** Puts a review that was sent back into the form. */
  restore: (draft: Draft) => void;
  /** Resets the draft that was sent; one that has changed since stays. */
  reset: (sent: Draft) => void;
}

/** The review being written, one a hotel. */
export const useReviewStore = defineStore<ReviewState>(
  'review',
  (set, get) => {
    function edit(change: (draft: Draft) => Partial<Draft>) {
      const { draft = emptyDraft } = get();
      // Two changes in one millisecond differ: the moment tells one state of a draft from the next.
      const changedAt = Math.max(Date.now(), draft.changedAt + 1);
      set({ draft: { ...draft, ...change(draft), changedAt } });
    }
    return {
      draft: undefined,
      answer: (theme, change) =>
        edit((draft) => ({
          answers: { ...draft.answers, [theme.name]: { ...answerTo(draft, theme), ...change } },
        })),
      describe: (change) => edit(() => change),
      restore: (draft) => set({ draft }),
      reset: (sent) => {
        if (get().draft?.changedAt === sent.changedAt) set({ draft: undefined });
      },
    };
  },
  { keep: { draft: v.optional(keptDraft) }, drafts: ['draft'] },
);
