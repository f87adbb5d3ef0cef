-- Bookings, their rooms and nights, and what staff and guests do with them.

create table bookings (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  reference text not null unique,
  user_id uuid not null references users,
  status text not null check (status in ('held', 'confirmed', 'completed', 'cancelled', 'expired')),
  payment_mode text not null check (payment_mode in ('pay-at-hotel', 'online')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'done')),
  -- The admin list filters by status, payment status and payment mode together. A hold that is paid counts as confirmed.
  status_key text not null generated always as
    (case status when 'held' then 'confirmed' else status end || ' ' || payment_status || ' ' || payment_mode) stored,
  -- Of its rooms: the first check-in, the last check-out, their number and the type of the first. The admin list filters
  -- and sorts by them.
  check_in date not null,
  check_out date not null,
  rooms integer not null check (rooms > 0),
  room_type_id uuid not null,
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  gst_paise bigint not null check (gst_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  -- The policy when it was made: later changes of settings never change a booking (L-14).
  cancellation_policy jsonb not null,
  hold_expires_at timestamptz,
  -- How many inventory nights were taken, and how many the stay has.
  nights_taken integer not null,
  nights_wanted integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  deleted_at timestamptz,
  -- The status before deletion, so that deleting can be undone (ADM-10).
  deleted_status text,
  constraint booking_dates_in_order check (check_out > check_in),
  constraint booking_hold_has_expiry check (status <> 'held' or hold_expires_at is not null),
  constraint booking_total_is_sum check (subtotal_paise + gst_paise = total_paise),
  constraint booking_takes_all_nights check (nights_taken = nights_wanted)
)
-- Index-only scans need a current visibility map: vacuum after every fiftieth row is new.
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- A guest's own bookings, newest first, and bookings found by the guest's search text.
create index bookings_of_user on bookings (user_id, sequence desc)
  include (id, status_key, payment_status, payment_mode, created_at, check_in, check_out, total_paise, confirmed_at, deleted_at);
-- Expiry of holds, and holds that no longer count when availability is read.
create index bookings_by_hold_expiry on bookings (hold_expires_at) where status = 'held';
-- The desk's day, the tape chart and the revenue figures: stays by their first night, past and future.
create index bookings_by_check_in on bookings (check_in)
  include (check_out, sequence, status, payment_status, deleted_at, id)
  where status in ('held', 'confirmed', 'completed');
-- Search of the admin lists by the beginning of a reference.
create index bookings_by_reference_start on bookings (reference text_pattern_ops);

-- The admin list reads bookings in order for each status key, so one index serves a sort with and without filters.

-- Admin list of bookings by the time of booking.
create index bookings_listed_by_booking on bookings (status_key, created_at, id) include (room_type_id)
  where deleted_at is null;
-- Admin list of bookings by check-in.
create index bookings_listed_by_check_in on bookings (status_key, check_in, id) where deleted_at is null;
-- Admin list of bookings by check-out.
create index bookings_listed_by_check_out on bookings (status_key, check_out, id) where deleted_at is null;
-- Admin list of bookings by total.
create index bookings_listed_by_total on bookings (status_key, total_paise, id) include (room_type_id)
  where deleted_at is null;
-- Admin list of confirmed records.
create index bookings_listed_by_confirmation on bookings (status_key, confirmed_at, id)
  where confirmed_at is not null;


-- One row for each booked room. Its price is the sum of its nights.
create table booking_rooms (
  booking_id uuid not null references bookings,
  position integer not null check (position > 0),
  room_type_id uuid not null references room_types,
  -- The name of the room type when the room was booked.
  room_name text not null,
  adults integer not null check (adults > 0),
  children integer not null check (children >= 0),
  check_in date not null,
  check_out date not null,
  primary key (booking_id, position),
  constraint booking_room_dates_in_order check (check_out > check_in)
);

-- One row for each night of a booked room: the price, tax and tax rate that were charged.
create table booking_nights (
  booking_id uuid not null,
  room_position integer not null,
  night date not null,
  price_paise bigint not null check (price_paise >= 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  gst_paise bigint not null check (gst_paise >= 0),
  gst_basis_points integer not null check (gst_basis_points >= 0),
  primary key (booking_id, room_position, night),
  foreign key (booking_id, room_position) references booking_rooms,
  constraint booking_night_price_is_sum check (taxable_paise + gst_paise = price_paise)
);

-- A confirmation sent twice makes one booking (BOOK-9): the browser's key and a hash of what was asked under it.
create table idempotency_keys (
  user_id uuid not null references users,
  key text not null check (length(key) between 8 and 100),
  fingerprint bytea not null,
  booking_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- Confirmed records of the administration: one for each booking that was confirmed.
create table booking_confirmations (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  booking_id uuid not null unique references bookings,
  confirmed_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Notes of the staff about a stay; guests never see them.
create table booking_notes (
  id uuid primary key,
  booking_id uuid not null references bookings,
  author_id uuid references users,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
-- Notes on the page of a booking, newest first.
create index booking_notes_of_booking on booking_notes (booking_id, created_at desc);

-- Requests of guests to cancel. The charge is that of the time of the request: a late answer costs the guest nothing
-- (ACCT-5, CONST-6).
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
  constraint cancellation_request_is_open_or_settled check ((state = 'open') = (settled_at is null)),
  constraint cancellation_request_declined_with_reason check (state <> 'declined' or reason <> '')
);
-- Refuses a second open request for a booking.
create unique index cancellation_requests_open_once on cancellation_requests (booking_id) where state = 'open';
-- The newest request of a booking.
create index cancellation_requests_of_booking on cancellation_requests (booking_id, sequence desc);
-- Admin list of open requests, and their number.
create index cancellation_requests_open on cancellation_requests (sequence) where state = 'open';

-- Expires at once every hold of a room type between two nights whose time has passed. Bookings and changes of stock both
-- call it. Lock order: booking rows first, then their nights in order.
create function expire_lapsed_holds(of_type uuid, from_night date, before_night date) returns bigint language sql as $$
  with expired as (
    update bookings set status = 'expired', hold_expires_at = null, ended_at = now(), updated_at = now(),
      version = version + 1
    where id in (select b.id from bookings b where b.status = 'held' and b.hold_expires_at <= now()
      and exists (select 1 from booking_rooms r where r.booking_id = b.id and r.room_type_id = of_type
        and r.check_in < before_night and r.check_out > from_night)
      for no key update skip locked)
    returning id
  ), booked as (
    select r.room_type_id, r.check_in, r.check_out
    from expired join booking_rooms r on r.booking_id = expired.id for share of r
  ), released as (
    select room_type_id, day::date as night, count(*)::int as rooms
    from booked cross join lateral generate_series(check_in, check_out - 1, interval '1 day') as day
    group by 1, 2
  ), locked as materialized (
    select i.room_type_id, i.night, released.rooms
    from inventory_nights i join released using (room_type_id, night)
    order by i.room_type_id, i.night for update of i
  ), counted as (
    update inventory_nights i set held = i.held - locked.rooms
    from locked where i.room_type_id = locked.room_type_id and i.night = locked.night
  )
  select count(*) from expired
$$;
