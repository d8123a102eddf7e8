import type { BytesType } from './bytesType';

/** Recorded sessions and what came of each. */
export const recordings = (bytesType: BytesType): string[] => [
  `create table recording (
    id text primary key,
    created_at text not null,
    user_id text,
    start_condition text
  )`,
  'create index recording_age on recording (created_at)',
  `create table recording_part (
    recording_id text not null references recording (id) on delete cascade,
    position integer not null,
    kind text not null,
    name text not null,
    hash text not null,
    bytes ${bytesType} not null,
    at text not null,
    primary key (recording_id, position),
    unique (recording_id, hash)
  )`,
];
