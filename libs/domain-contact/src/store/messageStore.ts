import { defineStore, textUpTo } from '@guest/state';
import { plainText } from '@guest/visit';
import { MAX_KEPT_LENGTH } from '../model/limits';

export interface MessageState {
  /** As typed; the sender is the visit's guest. */
  comment: string;
  write: (comment: string) => void;
  /** Resets the text that was sent; one that has changed since stays. */
  reset: (sent: string) => void;
}

/** The message being written. */
export const useMessageStore = defineStore<MessageState>(
  'message',
  (set, get) => ({
    comment: '',
    write: (comment) => set({ comment }),
    reset: (sent) => {
      if (plainText(get().comment) === sent) set({ comment: '' });
    },
  }),
  { keep: { comment: textUpTo(MAX_KEPT_LENGTH) }, drafts: ['comment'] },
);
