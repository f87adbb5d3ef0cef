-- What guests ask the desk to cancel. The charge is that of the moment of asking: a desk that answers late costs the
-- guest nothing (ACCT-5, CONST-6).
create table cancellation_requests (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  booking_id uuid not null references bookings,
  state text not null default 'open' check (state in ('open', 'withdrawn', 'approved', 'declined')),
  charge_paise bigint not null check (charge_paise >= 0),
  note text not null default '',
  -- Why it was declined.
  reason text not null default '',
  requested_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references users,
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'declined' or reason <> '')
);
create unique index cancellation_requests_open_once on cancellation_requests (booking_id) where state = 'open';
create index cancellation_requests_of_booking on cancellation_requests (booking_id, sequence desc);
create index cancellation_requests_open on cancellation_requests (sequence) where state = 'open';
create index cancellation_requests_settled on cancellation_requests (sequence desc) where state <> 'open';
