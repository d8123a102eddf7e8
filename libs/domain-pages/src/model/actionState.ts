import type { BadgeProps } from '@guest/design-system';
import type { KeptAction } from '@guest/visit';

/** How an order on home stands: kept on the device, or as the hotel says. */
const orderStates = [
  'saved',
  'sending',
  'asking',
  'refused',
  'received',
  'confirmed',
  'preparing',
  'onTheWay',
  'cancelled',
] as const;
type OrderState = (typeof orderStates)[number];

/** What a newer version of the app says and this one does not know counts as received. */
export function stateOf({ state }: Pick<KeptAction, 'state'>): OrderState {
  return orderStates.find((known) => known === state) ?? 'received';
}

const waiting: Pick<BadgeProps, 'tone' | 'icon'> = { tone: 'warning', icon: 'clock' };
const alarming: Pick<BadgeProps, 'tone' | 'icon'> = { tone: 'danger', icon: 'alert' };
const good: Pick<BadgeProps, 'tone' | 'icon'> = { tone: 'success', icon: 'check' };
const looks: Partial<Record<OrderState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  saved: waiting,
  asking: waiting,
  refused: alarming,
  cancelled: alarming,
  confirmed: good,
};

/** How its badge looks. */
export function toneOf(state: OrderState): Pick<BadgeProps, 'tone' | 'icon'> {
  return looks[state] ?? { tone: 'brand' };
}
