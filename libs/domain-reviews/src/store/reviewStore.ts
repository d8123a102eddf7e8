import type { ReviewReceipt } from '@guest/api-contract';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource } from '@guest/visit';
import type { Outgoing } from '../model/buildReview';
import { answerTo, emptyDraft, type Answer, type Draft } from '../model/draft';
import type { Theme } from '../model/form';
import { deliver } from './deliver';
import { reviveReview } from './revive';
import { rememberSent, type SentReview } from './sentMemory';
import { submissionFor, type Submission } from './submission';

export interface ReviewState {
  /** Undefined until the guest says something. */
  draft: Draft | undefined;
  /** What is being sent: a retry of the same content keeps its keys and its moment. */
  submission: Submission | undefined;
  sending: Resource<ReviewReceipt>;
  /** What the hotel has, for the confirmation; this tab remembers it (`recallSent`). */
  sent: SentReview | undefined;

  answer: (theme: Theme, change: Partial<Pick<Answer, 'score' | 'comment'>>) => void;
  describe: (change: Partial<Pick<Draft, 'globalComment' | 'isSigned'>>) => void;
  /** Sends once, however often it is pressed; resolves with whether the hotel has it. */
  send: (api: ApiSource, outgoing: Omit<Outgoing, 'draft'>) => Promise<boolean>;
  /** Forgets how the last sending ended. */
  settle: () => void;
}

/** The review being written, one a hotel, and the one being sent. */
export const useReviewStore = defineStore<ReviewState>(
  'review',
  (set, get, _store, { persistNow }) => {
    const sending = createResource<ReviewReceipt>((next) => set({ sending: next }));

    function edit(change: (draft: Draft) => Partial<Draft>) {
      const draft = get().draft ?? emptyDraft;
      set({ draft: { ...draft, ...change(draft), changedAt: Date.now() } });
    }

    return {
      draft: undefined,
      submission: undefined,
      sending: idle,
      sent: undefined,

      answer: (theme, change) =>
        edit((draft) => ({
          answers: { ...draft.answers, [theme.name]: { ...answerTo(draft, theme), ...change } },
        })),
      describe: (change) => edit(() => change),

      send: (api, known) => {
        const { draft, sending: before } = get();
        if (!draft || before.status === 'loading') return Promise.resolve(false);
        return sending.run(async () => {
          const loaded = await loadCalls(api, () => import('../calls'));
          const { newAttempt } = loaded.calls;
          const submission = submissionFor({ ...known, draft }, get().submission, {
            now: new Date(),
            newAttempt,
          });
          set({ submission });
          // Kept before anything leaves: whatever happens from here on, a retry carries the same keys.
          persistNow();
          const receipt = await deliver(loaded, submission);
          const { reviewLinks: links, isAboveThreshold } = receipt;
          const sent = { firstname: submission.signer?.firstname ?? '', links, isAboveThreshold };
          set({ sent, draft: undefined, submission: undefined });
          persistNow();
          rememberSent(known.hosterId, sent);
          return receipt;
        });
      },
      settle: () => {
        if (get().sending.status !== 'loading') sending.reset();
      },
    };
  },
  { keep: ['draft', 'submission'], revive: reviveReview },
);
