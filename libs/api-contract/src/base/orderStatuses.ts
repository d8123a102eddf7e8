/**
 * The statuses of an order: received → confirmed → preparing → onTheWay → delivered, or cancelled. In a file of
 * their own: a screen that only compares statuses does not load the schemas.
 */
export const orderStatuses = [
  'received',
  'confirmed',
  'preparing',
  'onTheWay',
  'delivered',
  'cancelled',
] as const;
