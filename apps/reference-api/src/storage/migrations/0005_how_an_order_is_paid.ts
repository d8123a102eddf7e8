/** Adds how an order is paid. Before, every order was on the bill of the room. */
export const howAnOrderIsPaid = [
  "alter table customer_order add column payment_method text not null default 'room'",
];
