-- The desk's day and its figures read stays by their first night, whether they are over or not.
drop index bookings_by_check_in;
create index bookings_by_check_in on bookings (check_in) where status in ('held', 'confirmed', 'completed');

create index letters_failed on letters (created_at desc) where status = 'failed';

-- What the nightly recount of the house found: how many nights and how many bookings differ.
create table inventory_audits (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  counters integer not null check (counters >= 0),
  totals integer not null check (totals >= 0)
);
