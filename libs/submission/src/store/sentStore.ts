import * as v from 'valibot';
import { ownKinds, type OwnKind } from '@guest/api-contract';
import { defineStore, isFresh, recordOf, without } from '@guest/state';

/** What the hotel has of this guest, and the key that reads it back and takes it back. */
export interface SentReceipt {
  kind: OwnKind | 'document';
  id: string;
  key: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

interface SentState {
  /** By id: messages, moods and reviews. */
  onDevice: Readonly<Record<string, SentReceipt>>;
  /** By id: papers, check-ins and customers, whose keys open more. */
  inVisit: Readonly<Record<string, SentReceipt>>;
  add: (receipt: Omit<SentReceipt, 'sentAt'>) => void;
  remove: (id: string) => void;
}

const lasting: readonly SentReceipt['kind'][] = ['message', 'feedback', 'review'];

const sentReceipts = recordOf<SentReceipt>(
  v.object({
    kind: v.picklist([...ownKinds, 'document']),
    id: v.string(),
    key: v.pipe(v.string(), v.nonEmpty()),
    sentAt: v.number(),
  }),
  ({ sentAt }) => isFresh(sentAt),
);

/** Newest first. */
export const allSent = ({ onDevice, inVisit }: Pick<SentState, 'onDevice' | 'inVisit'>): SentReceipt[] =>
  [...Object.values(onDevice), ...Object.values(inVisit)].sort((one, other) => other.sentAt - one.sentAt);

/** The receipts of what this device sent. */
export const useSentStore = defineStore<SentState>(
  'sent',
  (set, get, _store, { persistNow }) => ({
    onDevice: {},
    inVisit: {},
    add: (receipt) => {
      const place = lasting.includes(receipt.kind) ? 'onDevice' : 'inVisit';
      set({ [place]: { ...get()[place], [receipt.id]: { ...receipt, sentAt: Date.now() } } });
      persistNow();
    },
    remove: (id) => {
      set({ onDevice: without(get().onDevice, id), inVisit: without(get().inVisit, id) });
      persistNow();
    },
  }),
  { keep: { onDevice: sentReceipts }, collections: ['onDevice'], keepInTab: { inVisit: sentReceipts } },
);
