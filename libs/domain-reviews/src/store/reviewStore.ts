import type { OutboxEntry, OutboxFailure, OutboxStatus } from '@guest/feature';
import type { OutboxSource } from '@guest/outbox';
import { defineStore } from '@guest/state';
import type { Outgoing } from '../model/buildReview';
import { answerTo, emptyDraft, type Answer, type Draft } from '../model/draft';
import type { Theme } from '../model/form';
import { reviveReview, toDraft } from './revive';
import { entryFor, isSame, submissionIn } from './submission';

export interface ReviewState {
  /** Undefined until the guest says something, and once it was given to the outbox. */
  draft: Draft | undefined;
  /** The last review in the outbox: on its way, received, or refused. */
  entryId: string | undefined;
  /** The review in the outbox that `draft` was given to, or taken up from. */
  draftOf: string | undefined;
  /** What gave way to a refused review, or a refused one that another overtook: a draft again once this one is sent. */
  laidAside: readonly Draft[];
  isSending: boolean;
  /** Why the last try left the draft here; a network that is away is none: the outbox keeps the review then. */
  failure: OutboxFailure | undefined;

  answer: (theme: Theme, change: Partial<Pick<Answer, 'score' | 'comment'>>) => void;
  describe: (change: Partial<Pick<Draft, 'globalComment' | 'isSigned'>>) => void;
  /** Gives it to the outbox once, however often it is pressed; resolves with how it stands, never rejects. */
  send: (to: ReviewOutbox, outgoing: Omit<Outgoing, 'draft'>) => Promise<OutboxStatus | undefined>;
  /** Forgets how the last sending ended. */
  settle: () => void;
  /** The draft as it stood when it was last changed then is not needed any more; one that was changed since is. */
  letGo: (changedAt: number) => void;
  /** Takes a refused review up again: what was in the outbox is a draft once more. */
  takeUp: (entry: OutboxEntry) => void;
}

/** Where a review goes, and what it is called there. */
export interface ReviewOutbox {
  outbox: OutboxSource;
  /** The review of `entryId`, as it stands there. */
  entry: OutboxEntry | undefined;
  /** Takes one out. */
  remove: (id: string) => void;
  label: string;
}

/** The review being written, one a hotel. */
export const useReviewStore = defineStore<ReviewState>(
  'review',
  (set, get, _store, { persistNow }) => {
    function edit(change: (draft: Draft) => Partial<Draft>) {
      const { draft = emptyDraft, laidAside } = get();
      // It also tells one state of a draft from the next, and from those laid aside: two in a millisecond are two.
      const last = Math.max(draft.changedAt, ...laidAside.map((other) => other.changedAt));
      set({ draft: { ...draft, ...change(draft), changedAt: Math.max(Date.now(), last + 1) } });
    }

    /** A refused review that another overtakes before the guest has read it again. */
    function layAside(refused: OutboxEntry) {
      const { draftOf, laidAside } = get();
      const draft = toDraft(submissionIn(refused)?.draft, Date.now());
      if (draft && draftOf !== refused.id) set({ laidAside: [...laidAside, draft] });
    }

    /** The same again goes under its own keys; anything else is another review. */
    async function give({ outbox, entry: before, remove, label }: ReviewOutbox, outgoing: Outgoing) {
      const box = await outbox();
      if (before && isSame(before, outgoing)) {
        set({ draftOf: before.id });
        return box.retry(before.id);
      }
      if (before?.status === 'refused') layAside(before);
      // Its receipt, or what the guest has in hand or laid aside: nobody needs it any more.
      if (before?.status === 'received' || before?.status === 'refused') remove(before.id);
      const entry = entryFor(outgoing, label, new Date());
      set({ entryId: entry.id, draftOf: entry.id });
      persistNow();
      return box.submit(entry);
    }

    return {
      draft: undefined,
      entryId: undefined,
      draftOf: undefined,
      laidAside: [],
      isSending: false,
      failure: undefined,

      answer: (theme, change) =>
        edit((draft) => ({
          answers: { ...draft.answers, [theme.name]: { ...answerTo(draft, theme), ...change } },
        })),
      describe: (change) => edit(() => change),

      send: async (to, known) => {
        const { draft, isSending } = get();
        if (!draft || isSending) return undefined;
        set({ isSending: true, failure: undefined });
        try {
          const entry = await give(to, { ...known, draft });
          if (entry?.status === 'refused') set({ failure: entry.failure });
          else if (entry) get().letGo(draft.changedAt);
          persistNow();
          return entry?.status;
        } catch {
          // The outbox's own file did not come: nothing was kept but the draft.
          set({ failure: { kind: 'offline' } });
          return undefined;
        } finally {
          set({ isSending: false });
        }
      },
      settle: () => set({ failure: undefined }),
      letGo: (changedAt) => {
        const { draft, laidAside } = get();
        const [next, ...others] = laidAside;
        if (draft?.changedAt === changedAt) set({ draft: next, laidAside: others, draftOf: undefined });
      },
      takeUp: (entry) => {
        const { draft, draftOf, laidAside } = get();
        const refused = toDraft(submissionIn(entry)?.draft, Date.now());
        const isInHand = draft !== undefined && draftOf === entry.id;
        if (refused && !isInHand)
          set({ draft: refused, laidAside: draft ? [draft, ...laidAside] : laidAside, draftOf: entry.id });
        set({ failure: entry.failure });
        persistNow();
      },
    };
  },
  {
    keep: ['draft', 'entryId', 'draftOf', 'laidAside'],
    drafts: ['draft', 'draftOf', 'laidAside'],
    revive: reviveReview,
  },
);
