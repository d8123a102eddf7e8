import { failureOf } from '@guest/state';
import type { SubmissionContext, SubmissionSources } from '../model/definition';
import {
  failed,
  isLate,
  isPending,
  isUnsure,
  received,
  RECEIPT_KEPT_MS,
  withoutNetwork,
  type KeptSubmission,
} from '../model/submission';
import { allKept, findKept, useSubmissionsStore } from '../store/submissionsStore';
import { locksOf, type WithLock } from './locks';
import { lostCode, sendOnce } from './sendOnce';

/** Sends kept submissions. Made when it is first needed, so that the first load does not include it. */
export interface Submissions {
  /** Tries a submission now, after its deadline too; resolves with how it stands, undefined once it was removed. */
  attempt: (id: string) => Promise<KeptSubmission | undefined>;
  /** Sends everything that is sent by itself and before its deadline; late submissions become `expired`. */
  flush: () => Promise<void>;
  /** Whether a submission waits that is sent by itself. */
  hasPending: () => boolean;
  /** Calls `listener` after every change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export interface SubmissionsOptions<C extends SubmissionContext> {
  context: C;
  sources: SubmissionSources<C>;
  /** Whether the API knows a submission again by its key. Default: true. */
  hasKeys?: boolean;
  withLock?: WithLock;
  now?: () => number;
  isOnline?: () => boolean;
}

/**
 * Sends each submission once at a time among all tabs. A retry has the deciding call's key, so nothing is stored
 * twice. Where the API takes no keys, what it may have is sent again at the guest's word alone.
 */
export function createSubmissions<C extends SubmissionContext>(options: SubmissionsOptions<C>): Submissions {
  const { context, sources, hasKeys = true } = options;
  const { now = () => Date.now(), isOnline = () => navigator.onLine } = options;
  // An insecure context has no Web Locks, although the types say so.
  const withLock = options.withLock ?? locksOf(navigator.locks as LockManager | undefined);
  const store = useSubmissionsStore.in(context.registry);
  const { put, change } = store.getState();
  const find = (id: string) => findKept(store.getState(), id);
  const mayDouble = (kept: KeptSubmission) => !hasKeys && kept.keptOn === 'device' && isUnsure(kept);
  const expired = (kept: KeptSubmission): KeptSubmission => ({ ...kept, status: 'expired' });

  async function send(before: KeptSubmission): Promise<void> {
    const load = Object.hasOwn(sources, before.kind) ? sources[before.kind] : undefined;
    if (!load) return;
    const { id } = before;
    const kept: KeptSubmission = { ...before, status: 'sending', tries: before.tries + 1 };
    put(kept);
    try {
      const definition = await load().catch(lostCode);
      const receipt = await sendOnce(definition, {
        context,
        kept,
        store: store.getState(),
        customerKey: store.getState().customerKey,
        find,
      });
      const receiptUntil = now() + (definition.receiptKeptMs ?? RECEIPT_KEPT_MS);
      change(id, (known) => received(known, receipt, receiptUntil));
    } catch (cause) {
      change(id, (known) => {
        const after = failed(known, failureOf(cause), before);
        return mayDouble(after) ? expired(after) : after;
      });
    }
  }

  /** Makes one try at a time; `isWanted` is called when its turn has come. */
  function attempt(id: string, isWanted: (kept: KeptSubmission) => boolean): Promise<void> {
    return withLock(`submission/${id}`, async () => {
      const kept = find(id);
      if (kept?.body !== undefined && isWanted(kept)) await send(kept);
    });
  }

  function mayLeave(kept: KeptSubmission): boolean {
    if (!isPending(kept)) return false;
    if (isLate(kept, now()) || mayDouble(kept)) {
      change(kept.id, expired);
      return false;
    }
    if (isOnline()) return true;
    change(kept.id, withoutNetwork);
    return false;
  }

  const pending = () =>
    allKept(store.getState())
      .filter((kept) => kept.keptOn === 'device' && isPending(kept) && Object.hasOwn(sources, kept.kind))
      .reverse();

  return {
    attempt: async (id) => {
      await attempt(id, ({ status }) => status !== 'received');
      return find(id);
    },
    flush: async () => {
      // In the order in which they were saved.
      for (const { id } of pending()) await attempt(id, mayLeave);
    },
    hasPending: () => pending().length > 0,
    subscribe: (listener) => store.subscribe(listener),
  };
}
