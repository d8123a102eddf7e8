/** Until when identity papers are kept, and which reservations have been checked in since they were imported. */
export const papersAndCheckedIn = [
  `create table document_stay (
    document_id text primary key references submission (id) on delete cascade,
    departure_day text not null
  )`,
  'create index submission_kind on submission (kind, created_at)',
  `create table reservation_checkin (
    hoster_id text not null,
    reservation_id text not null,
    checkin_id text not null,
    at text not null,
    constraint reservation_checkin_pk primary key (hoster_id, reservation_id)
  )`,
];
