import { defineStore } from '@guest/state';
import { MAX_KEPT_LENGTH } from '../model/limits';

export interface MessageState {
  /** As typed; who writes it is the visit's. */
  comment: string;
  write: (comment: string) => void;
}

/** The message being written. */
export const useMessageStore = defineStore<MessageState>(
  'message',
  (set) => ({ comment: '', write: (comment) => set({ comment }) }),
  {
    keep: ['comment'],
    revive: ({ comment }) => ({
      comment: typeof comment === 'string' ? comment.slice(0, MAX_KEPT_LENGTH) : '',
    }),
  },
);
