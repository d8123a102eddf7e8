import type { BytesType } from './bytesType';

/** Adds the day from which a submission's time counts, and the customer who sent it. */
export const whenDataEnd = (bytesType: BytesType): string[] => {
  const member = (name: string) =>
    bytesType === 'blob' ? `json_extract(body, '$.${name}')` : `(body::json ->> '${name}')`;
  return [
    'alter table submission add column ends_on text',
    'alter table submission add column customer_id text',
    'update submission set ends_on = substr(created_at, 1, 10)',
    `update submission set ends_on = ${member('departureDate')}
      where kind = 'checkin' and ${member('departureDate')} is not null`,
    `update submission set customer_id = ${member('customer')}
      where kind in ('checkin', 'feedback', 'review') and ${member('customer')} is not null`,
    'create index submission_end on submission (hoster_id, kind, ends_on)',
    'create index submission_customer on submission (customer_id)',
    "create index submission_subject on submission (subject_id) where kind = 'customer'",
    'create index order_customer on customer_order (customer_id)',
  ];
};
