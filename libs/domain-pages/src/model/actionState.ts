import type { BadgeProps } from '@guest/design-system';
import type { KeptAction } from '@guest/visit';

/** The state of an order on home: kept on the device, or the hotel's. */
const orderStates = [
  'waiting',
  'sending',
  'expired',
  'refused',
  'received',
  'confirmed',
  'preparing',
  'onTheWay',
  'cancelled',
] as const;
type OrderState = (typeof orderStates)[number];

/** A state that only a newer version of the app knows counts as received. */
export function stateOf({ state }: Pick<KeptAction, 'state'>): OrderState {
  return orderStates.find((known) => known === state) ?? 'received';
}

export const toSend: Pick<BadgeProps, 'tone' | 'icon'> = { tone: 'warning', icon: 'clock' };
const alarming: Pick<BadgeProps, 'tone' | 'icon'> = { tone: 'danger', icon: 'alert' };
const good: Pick<BadgeProps, 'tone' | 'icon'> = { tone: 'success', icon: 'check' };
const looks: Partial<Record<OrderState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  waiting: toSend,
  expired: toSend,
  refused: alarming,
  cancelled: alarming,
  confirmed: good,
};

/** The tone of its badge. */
export function toneOf(state: OrderState): Pick<BadgeProps, 'tone' | 'icon'> {
  return looks[state] ?? { tone: 'brand' };
}
