import { defineStore } from '@guest/state';
import { plainText } from '@guest/visit';
import { MAX_KEPT_LENGTH } from '../model/limits';

export interface MessageState {
  /** As typed; who writes it is the visit's. */
  comment: string;
  write: (comment: string) => void;
  /** These words went to the hotel: whatever else has been typed since stays. */
  forget: (message: string) => void;
}

/** The message being written. */
export const useMessageStore = defineStore<MessageState>(
  'message',
  (set, get) => ({
    comment: '',
    write: (comment) => set({ comment }),
    forget: (message) => {
      if (plainText(get().comment) === message) set({ comment: '' });
    },
  }),
  {
    keep: ['comment'],
    drafts: ['comment'],
    revive: ({ comment }) => ({
      comment: typeof comment === 'string' ? comment.slice(0, MAX_KEPT_LENGTH) : '',
    }),
  },
);
