/** Each line of a payment's log is a row: rows are added and never changed. */
export const payments = [
  `create table payment_event (
    id text not null,
    position integer not null,
    json text not null,
    at text not null,
    primary key (id, position)
  )`,
];
