/** Usability tests, and what participants did: that goes with their recordings. */
export const usabilityTests: string[] = [
  'create table usability_test (id text primary key, json text not null)',
  `create table usability_signal (
    recording_id text not null references recording (id) on delete cascade,
    test_id text not null,
    task_id text not null,
    status text not null,
    duration integer not null,
    answer text,
    at text not null,
    position integer not null,
    primary key (recording_id, test_id, task_id, status)
  )`,
  'create index usability_signal_test on usability_signal (test_id)',
];
