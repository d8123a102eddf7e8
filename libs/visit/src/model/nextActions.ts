/** What a guest has begun or waits for; home leads back to it. */
export interface NextAction {
  /** One per subject: an order's id, `checkin`. */
  id: string;
  kind: 'order' | 'checkin';
  /** Where it goes on: an address of this app. */
  to: string;
  /** What it is about, in the hotel's or the guest's words: a service's name. */
  subject?: string;
  /** How it stands, as its domain names it: an order's status, `waiting`; a check-in's `started`. */
  state?: string;
  /** Epoch ms: it is removed after that. */
  until?: number;
}

/** A kept action, and when it last changed. */
export interface KeptAction extends NextAction {
  changedAt: number;
}

/** How many home shows. */
const MAX_ACTIONS = 2;

/** A check-in that was not sent comes first, then the newest order. */
export function nextActions(actions: Readonly<Record<string, KeptAction>>): KeptAction[] {
  const rank = ({ kind }: KeptAction) => (kind === 'checkin' ? 0 : 1);
  return Object.values(actions)
    .sort((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt)
    .slice(0, MAX_ACTIONS);
}
