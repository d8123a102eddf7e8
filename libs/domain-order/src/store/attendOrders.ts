import { paths } from '@guest/feature';
import { allKept, useSubmissionsStore } from '@guest/submission';
import { useNextActionsStore, type NextAction, type VisitContext } from '@guest/visit';
import {
  followedUntil,
  isOver,
  waitingSubmissions,
  type FollowedOrder,
  type WaitingSubmission,
} from '../model/followedOrder';
import { useOrdersStore } from './ordersStore';

const FIRST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 120_000;

/** Home leads to every order that waits, and to those that are under way or whose end their guest has not seen. */
function actionsOf(
  slug: string,
  waiting: readonly WaitingSubmission[],
  orders: readonly FollowedOrder[],
): NextAction[] {
  const isAwaited = ({ key, isLost, status, isEndSeen }: FollowedOrder) =>
    key !== undefined && !isLost && status !== 'delivered' && !isEndSeen;
  const actions = [
    ...waiting.map(({ id, label, status }) => ({ id, subject: label, state: status })),
    ...orders.filter(isAwaited).map((order) => ({
      id: order.id,
      subject: order.service.name,
      state: order.status,
      until: followedUntil(order),
    })),
  ];
  return actions.map((action) => ({ ...action, kind: 'order', to: paths.orderFollowed(slug, action.id) }));
}

/**
 * Works behind the screens: keeps home's cards up to date, and asks the hotel about the orders under way, in growing
 * intervals, only while the page is visible. Returns the function that stops it.
 */
export function attend({ registry, slug, api }: VisitContext): () => void {
  const orders = useOrdersStore.in(registry);
  const submissions = useSubmissionsStore.in(registry);
  const home = useNextActionsStore.in(registry);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isStopped = false;

  function tellHome() {
    const { actions, remember, remove } = home.getState();
    const known = orders.getState().orders;
    const waiting = waitingSubmissions(allKept(submissions.getState()), known);
    const wanted = actionsOf(slug, waiting, Object.values(known));
    const ids = new Set(wanted.map(({ id }) => id));
    for (const { id, kind } of Object.values(actions)) if (kind === 'order' && !ids.has(id)) remove(id);
    for (const action of wanted) if ((action.until ?? Infinity) > Date.now()) remember(action);
  }

  const awaited = () =>
    Object.values(orders.getState().orders)
      .filter((order) => !isOver(order) && order.key !== undefined && followedUntil(order) > Date.now())
      .map(({ id }) => id);
  const statuses = () =>
    Object.values(orders.getState().orders)
      .map(({ id, status }) => `${id} ${status}`)
      .join();

  async function ask() {
    const before = statuses();
    const came = await orders.getState().refresh(api, awaited());
    // An order whose state has just changed is likely to change again soon.
    wait = came && statuses() !== before ? FIRST_WAIT_MS : Math.min(wait * 1.5, LONGEST_WAIT_MS);
  }

  function plan() {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === 'hidden' || awaited().length === 0) return;
    timer = setTimeout(() => void ask().then(plan), wait);
  }
  function askNow() {
    if (document.visibilityState === 'hidden') {
      clearTimeout(timer);
      return;
    }
    wait = FIRST_WAIT_MS;
    void ask().then(plan);
  }

  tellHome();
  let known = awaited().join();
  const stops = [
    submissions.subscribe(tellHome),
    orders.subscribe(() => {
      tellHome();
      const now = awaited().join();
      if (now !== known) plan();
      known = now;
    }),
  ];
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askNow);
  askNow();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    removeEventListener('online', askNow);
    document.removeEventListener('visibilitychange', askNow);
  };
}
