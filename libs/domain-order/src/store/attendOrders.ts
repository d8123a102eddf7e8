import { paths, type OutboxEntry } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { useNextActionsStore, type NextAction, type VisitContext } from '@guest/visit';
import { followedUntil, isOver, type FollowedOrder } from '../model/followedOrder';
import { orderEntries, waitingEntries } from './orderEntry';
import { useOrdersStore } from './ordersStore';

const FIRST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 120_000;
const RECEIPT_KEPT_MS = 60 * 60_000;

/** Home leads to what waits on the device, and to what is awaited; an end stays until its guest has seen it. */
function actionsOf(
  slug: string,
  entries: readonly OutboxEntry[],
  orders: readonly FollowedOrder[],
): NextAction[] {
  const waiting = entries.map(({ id, label, status }) => ({
    id,
    subject: label,
    state: status as string,
    until: undefined,
  }));
  const awaited = orders
    .filter(
      (order) => order.key !== undefined && !order.isLost && order.status !== 'delivered' && !order.isEndSeen,
    )
    .map((order) => ({
      id: order.id,
      subject: order.service.name,
      state: order.status as string,
      until: followedUntil(order),
    }));
  return [...waiting, ...awaited].map((action) => ({
    ...action,
    kind: 'order',
    to: paths.orderFollowed(slug, action.id),
  }));
}

/**
 * Behind the screens: keeps home's cards as the orders stand, and asks the hotel about those that are awaited, in
 * growing intervals, only while the guest looks. Gives what ends it.
 */
export function attend({ registry, slug, api }: VisitContext): () => void {
  const orders = useOrdersStore.in(registry);
  const outbox = useOutboxStore.in(registry);
  const home = useNextActionsStore.in(registry);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isStopped = false;

  function tellHome() {
    const { actions, remember, forget } = home.getState();
    const known = Object.values(orders.getState().orders);
    const wanted = actionsOf(slug, waitingEntries(outbox.getState().entries, known), known);
    const ids = new Set(wanted.map(({ id }) => id));
    for (const { id, kind } of Object.values(actions)) if (kind === 'order' && !ids.has(id)) forget(id);
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
    // A hotel that has just moved is likely to move again soon.
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

  // A receipt whose confirmation nobody waits for any more; a page may just be on its way to a fresh one.
  for (const { id, status, savedAt } of orderEntries(outbox.getState().entries)) {
    if (status === 'received' && Date.now() - savedAt > RECEIPT_KEPT_MS) outbox.getState().remove(id);
  }
  tellHome();
  let known = awaited().join();
  const stops = [
    outbox.subscribe(tellHome),
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
