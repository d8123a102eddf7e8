import { defineStore } from '@guest/state';

/** What this library brings to the hotel by the outbox. */
export type ContactKind = 'message' | 'feedback';

export interface SubmissionState {
  /** Which entry of the outbox each form is about: the one it sent last. */
  ids: Partial<Record<ContactKind, string>>;
  /** What was sent, by the entry's id, for its confirmation: as long as this page lives. */
  words: Readonly<Record<string, string>>;
  /** `words` only where it is this page that sends them. */
  follow: (kind: ContactKind, id: string, words?: string) => void;
  /** The form begins anew. */
  leave: (kind: ContactKind) => void;
}

function idsOf(kept: unknown): SubmissionState['ids'] {
  const { message, feedback } = (kept ?? {}) as Record<string, unknown>;
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof feedback === 'string' && { feedback }),
  };
}

/** Which submission each form shows. */
export const useSubmissionStore = defineStore<SubmissionState>(
  'contact',
  (set, get) => ({
    ids: {},
    words: {},
    follow: (kind, id, words) =>
      set({
        ids: { ...get().ids, [kind]: id },
        ...(words !== undefined && { words: { ...get().words, [id]: words } }),
      }),
    leave: (kind) => {
      const { [kind]: _left, ...ids } = get().ids;
      set({ ids });
    },
  }),
  { keep: ['ids'], revive: ({ ids }) => ({ ids: idsOf(ids) }) },
);
