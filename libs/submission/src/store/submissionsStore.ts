import * as v from 'valibot';
import { defineStore, own, recordOf, without } from '@guest/state';
import type { KeptSubmission } from '../model/submission';
import { keptSubmissions } from './keptSchema';

/** The parts of a submission that are kept for the visit only. */
type VisitPart = Pick<KeptSubmission, 'body' | 'receipt'>;

export interface SubmissionsState {
  /** By id, on this device. Those kept for the visit are here without body and receipt. */
  entries: Readonly<Record<string, KeptSubmission>>;
  /** By id, in this tab: body and receipt of those kept for the visit. */
  inVisit: Readonly<Record<string, VisitPart>>;
  /** By id, in this page alone: those that are stored nowhere. */
  inMemory: Readonly<Record<string, KeptSubmission>>;
  /** Which submission each form shows, by `formOf`. */
  shown: Readonly<Record<string, string>>;
  /** Lets this device update the customer that it made; '' while there is none. */
  customerKey: string;
  /** Adds or replaces a submission and writes it at once: nothing is sent before it is kept. */
  put: (kept: KeptSubmission) => void;
  /** Changes a submission unless it was removed meanwhile. */
  change: (id: string, change: (kept: KeptSubmission) => KeptSubmission) => void;
  remove: (id: string) => void;
  keepCustomerKey: (key: string) => void;
  /** Makes a form show a submission; without an id the form is empty. */
  show: (form: string, id: string | undefined) => void;
}

type Parts = Pick<SubmissionsState, 'entries' | 'inVisit' | 'inMemory'>;

/** Names a form: one kind about one subject. */
export const formOf = (kind: string, subject: string) => `${kind}/${subject}`;

/** A submission with all of its parts. */
export function findKept({ entries, inVisit, inMemory }: Parts, id: string): KeptSubmission | undefined {
  const kept = own(entries, id);
  const part = own(inVisit, id);
  return own(inMemory, id) ?? (kept && part ? { ...kept, ...part } : kept);
}

/** Every submission that this visit knows, newest first. */
export function allKept(state: Parts): KeptSubmission[] {
  return [...Object.keys(state.entries), ...Object.keys(state.inMemory)]
    .flatMap((id) => findKept(state, id) ?? [])
    .sort((one, other) => other.savedAt - one.savedAt);
}

const visitPart = v.object({ body: v.optional(v.unknown()), receipt: v.optional(v.unknown()) });

/** The submissions of this device and the receipts of those that were sent. */
export const useSubmissionsStore = defineStore<SubmissionsState>(
  'submissions',
  (set, get, _store, { persistNow, onDeviceCleared }) => {
    onDeviceCleared(() => set({ inMemory: {} }));
    function write(part: Partial<SubmissionsState>) {
      set(part);
      persistNow();
    }
    return {
      entries: {},
      inVisit: {},
      inMemory: {},
      shown: {},
      customerKey: '',
      keepCustomerKey: (customerKey) => write({ customerKey }),
      put: (kept) => {
        const { entries, inVisit, inMemory } = get();
        const { id, keptOn, body, receipt, ...rest } = kept;
        if (keptOn === 'memory') set({ inMemory: { ...inMemory, [id]: kept } });
        else if (keptOn === 'device') write({ entries: { ...entries, [id]: kept } });
        else
          write({
            entries: { ...entries, [id]: { id, keptOn, ...rest } },
            inVisit: { ...inVisit, [id]: { body, receipt } },
          });
      },
      change: (id, change) => {
        const kept = findKept(get(), id);
        if (kept) get().put(change(kept));
      },
      remove: (id) => {
        const { entries, inVisit, inMemory, shown } = get();
        const kept = Object.fromEntries(Object.entries(shown).filter(([, one]) => one !== id));
        write({
          entries: without(entries, id),
          inVisit: without(inVisit, id),
          inMemory: without(inMemory, id),
          shown: kept,
        });
      },
      show: (form, id) => {
        const { shown } = get();
        write({ shown: id === undefined ? without(shown, form) : { ...shown, [form]: id } });
      },
    };
  },
  {
    keep: {
      entries: keptSubmissions,
      shown: recordOf(v.string()),
      customerKey: (raw) => (typeof raw === 'string' ? raw : ''),
    },
    collections: ['entries', 'shown'],
    keepInTab: { inVisit: recordOf(visitPart) },
  },
);
