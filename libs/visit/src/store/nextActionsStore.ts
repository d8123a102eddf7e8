import { defineStore, KEPT_FOR_MS } from '@guest/state';
import type { KeptAction, NextAction } from '../model/nextActions';

export interface NextActionsState {
  /** By id. */
  actions: Readonly<Record<string, KeptAction>>;
  /** Takes it in, or its newer state; the same again changes nothing. */
  remember: (action: NextAction) => void;
  /** It is done, or nobody waits for it any more. */
  forget: (id: string) => void;
}

const isText = (value: unknown) => typeof value === 'string';
const isOptional = (value: unknown, type: string) => value === undefined || typeof value === type;

function isKept(value: unknown): value is KeptAction {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, to, subject, state, until, changedAt } = value as Record<string, unknown>;
  return (
    isText(id) &&
    (kind === 'order' || kind === 'checkin') &&
    // An address of another site is none of ours.
    isText(to) &&
    /^\/(?!\/)/u.test(to as string) &&
    isOptional(subject, 'string') &&
    isOptional(state, 'string') &&
    isOptional(until, 'number') &&
    typeof changedAt === 'number'
  );
}

/** What is still needed, without what is damaged. */
function revive(kept: Record<string, unknown>, now: number): Partial<NextActionsState> {
  const living = Object.entries(kept.actions ?? {}).filter(
    ([id, action]: [string, unknown]) =>
      isKept(action) &&
      action.id === id &&
      (action.until ?? Infinity) > now &&
      now - action.changedAt <= KEPT_FOR_MS,
  );
  return { actions: Object.fromEntries(living) as NextActionsState['actions'] };
}

const sameAs = (known: KeptAction, { id, kind, to, subject, state, until }: NextAction) =>
  known.id === id &&
  known.kind === kind &&
  known.to === to &&
  known.subject === subject &&
  known.state === state &&
  known.until === until;

/** What this guest has begun or waits for at this hotel; kept on the device. */
export const useNextActionsStore = defineStore<NextActionsState>(
  'nextActions',
  (set, get) => ({
    actions: {},
    remember: (action) => {
      const { actions } = get();
      const known = Object.hasOwn(actions, action.id) ? actions[action.id] : undefined;
      if (known && sameAs(known, action)) return;
      set({ actions: { ...actions, [action.id]: { ...action, changedAt: Date.now() } } });
    },
    forget: (id) => {
      const { [id]: gone, ...actions } = get().actions;
      if (gone) set({ actions });
    },
  }),
  { keep: ['actions'], revive },
);
