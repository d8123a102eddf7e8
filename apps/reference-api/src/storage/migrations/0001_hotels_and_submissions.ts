/** Hotels and their documents; customers, orders and the other submissions, each stored once per key. */
export const hotelsAndSubmissions = (bytesType: string): string[] => [
  `create table hotel (
    hoster_id text primary key,
    slug text not null unique,
    name text not null
  )`,
  `create table hotel_document (
    hoster_id text not null references hotel (hoster_id) on delete cascade,
    kind text not null,
    document_key text not null,
    position integer not null,
    json text not null,
    constraint hotel_document_pk primary key (hoster_id, kind, document_key)
  )`,
  `create table hotel_file (
    hoster_id text not null references hotel (hoster_id) on delete cascade,
    name text not null,
    media_type text not null,
    position integer not null,
    bytes ${bytesType} not null,
    constraint hotel_file_pk primary key (hoster_id, name)
  )`,
  'create table hotel_revision (id integer primary key, revision integer not null)',
  'insert into hotel_revision (id, revision) values (1, 0)',
  `create table customer (
    id text primary key,
    hoster_id text not null,
    email text not null,
    json text not null,
    created_at text not null,
    updated_at text not null
  )`,
  'create index customer_email on customer (hoster_id, email)',
  `create table customer_order (
    id text primary key,
    hoster_id text not null,
    idempotency_key text not null,
    body_hash text not null,
    answer text not null,
    created_at text not null,
    customer_id text not null references customer (id),
    number text not null,
    key_hash text not null,
    product_id text not null,
    product_name text not null,
    type text not null,
    quantity integer not null,
    room_number text not null,
    order_details text not null,
    delivery_date text,
    sheets text,
    total_cents integer,
    status text not null,
    constraint customer_order_key unique (hoster_id, idempotency_key)
  )`,
  `create table order_status_change (
    order_id text not null references customer_order (id) on delete cascade,
    position integer not null,
    status text not null,
    at text not null,
    reason text,
    constraint order_status_change_pk primary key (order_id, position)
  )`,
  `create table submission (
    id text primary key,
    hoster_id text not null,
    kind text not null,
    idempotency_key text not null,
    body_hash text not null,
    answer text not null,
    created_at text not null,
    subject_id text not null,
    body text,
    constraint submission_key unique (hoster_id, kind, idempotency_key)
  )`,
];
