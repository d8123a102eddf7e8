import { DAY_MS } from '@guest/api-contract';
import { ProblemError } from '../http/problem';

/** Mails to one address in a day, whoever asks for them: nobody can flood somebody else's mailbox. */
export const MAX_MAILS_A_DAY = 10;
/** Addresses that are counted at once; beyond it the oldest counts are removed. */
const MAX_RECIPIENTS = 100_000;

/** Counts mails by the keyed hash of their address, in this process's memory. */
export interface RecipientLimit {
  /** Counts one mail, or throws `tooManyRequests`. The returned function takes the count back. */
  count(addressHash: string, now: Date): () => void;
}

export function createRecipientLimit(): RecipientLimit {
  const sentAt = new Map<string, number[]>();

  return {
    count(addressHash, now) {
      const time = now.getTime();
      const recent = (sentAt.get(addressHash) ?? []).filter((sent) => sent > time - DAY_MS);
      const [oldest = time] = recent;
      if (recent.length >= MAX_MAILS_A_DAY) {
        const seconds = Math.ceil((oldest + DAY_MS - time) / 1_000);
        throw new ProblemError('tooManyRequests', {
          detail: 'This address has got enough mails today',
          headers: { 'retry-after': String(seconds) },
        });
      }
      // Deleted first, so that the map stays in the order of the last mail.
      sentAt.delete(addressHash);
      sentAt.set(addressHash, [...recent, time]);
      const [first] = sentAt.keys();
      if (sentAt.size > MAX_RECIPIENTS && first !== undefined) sentAt.delete(first);
      return () => {
        const times = sentAt.get(addressHash) ?? [];
        sentAt.set(addressHash, times.toSpliced(times.lastIndexOf(time), 1));
      };
    },
  };
}
