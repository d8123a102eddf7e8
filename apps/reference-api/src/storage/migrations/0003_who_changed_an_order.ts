/** Adds who made a change of an order. Before, only the reason's text said that the guest had cancelled. */
export const whoChangedAnOrder = [
  'alter table order_status_change add column made_by text',
  `update order_status_change set made_by = 'guest'
    where status = 'cancelled' and reason in ('Annulée par le client', 'Cancelled by the guest')`,
];
