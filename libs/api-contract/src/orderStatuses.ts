/**
 * An order's life: received → confirmed → preparing → onTheWay → delivered, or cancelled before delivery. Apart from the
 * schemas, which a screen that only compares them does not load.
 */
export const orderStatuses = [
  'received',
  'confirmed',
  'preparing',
  'onTheWay',
  'delivered',
  'cancelled',
] as const;
