import { defineStore, isFresh } from '@guest/state';
import type { KeptAction, NextAction } from '../model/nextActions';
import { fieldsOf, isText } from './keptFields';

export interface NextActionsState {
  /** By id. */
  actions: Readonly<Record<string, KeptAction>>;
  /** Adds an action or replaces its state. An unchanged action changes nothing. */
  remember: (action: NextAction) => void;
  remove: (id: string) => void;
}

const isOptional = (value: unknown, type: 'string' | 'number') =>
  value === undefined || typeof value === type;

function isAction(value: unknown): value is KeptAction {
  const { id, kind, to, subject, state, until, changedAt } = fieldsOf(value);
  return (
    isText(id) &&
    (kind === 'order' || kind === 'checkin') &&
    // An address of another site must not become a link.
    isText(to) &&
    /^\/(?!\/)/u.test(to) &&
    isOptional(subject, 'string') &&
    isOptional(state, 'string') &&
    isOptional(until, 'number') &&
    typeof changedAt === 'number'
  );
}

/** What is still needed, without what is damaged. */
function readActions(raw: unknown): NextActionsState['actions'] {
  const kept = Object.entries(fieldsOf(raw)).filter(
    (entry): entry is [string, KeptAction] => isAction(entry[1]) && entry[1].id === entry[0],
  );
  const isNeeded = ({ until = Infinity, changedAt }: KeptAction) => until > Date.now() && isFresh(changedAt);
  return Object.fromEntries(kept.filter(([, action]) => isNeeded(action)));
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
    remove: (id) => {
      const { [id]: gone, ...actions } = get().actions;
      if (gone) set({ actions });
    },
  }),
  { keep: { actions: readActions }, collections: ['actions'] },
);
