create table bookings (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  reference text not null unique,
  user_id uuid not null references users,
  status text not null check (status in ('held', 'confirmed', 'completed', 'cancelled', 'expired')),
  payment_mode text not null check (payment_mode in ('pay-at-hotel', 'online')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'done')),
  check_in date not null,
  check_out date not null,
  -- What the guest asked for, room by room: [{"adults": 2, "children": 1}, ...]
  party jsonb not null,
  adults integer not null check (adults > 0),
  children integer not null check (children >= 0),
  rooms integer not null check (rooms > 0),
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  gst_paise bigint not null check (gst_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  -- The rules of the day it was made: later changes of settings never change a booking (L-14).
  cancellation_policy jsonb not null,
  hold_expires_at timestamptz,
  -- How many inventory nights were locked and taken, and how many the stay has.
  nights_taken integer not null,
  nights_wanted integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  deleted_at timestamptz,
  check (check_out > check_in),
  check (status <> 'held' or hold_expires_at is not null),
  constraint booking_total_is_sum check (subtotal_paise + gst_paise = total_paise),
  constraint booking_takes_all_nights check (nights_taken = nights_wanted)
);
create index bookings_of_user on bookings (user_id, sequence desc);
create index bookings_by_hold_end on bookings (hold_expires_at) where status = 'held';
create index bookings_by_check_in on bookings (check_in) where status in ('held', 'confirmed');

create table booking_lines (
  booking_id uuid not null references bookings,
  room_type_id uuid not null references room_types,
  room_name text not null,
  rooms integer not null check (rooms > 0),
  primary key (booking_id, room_type_id)
);

-- One row a night and type: the price, tax and rate that were charged for each room.
create table booking_nights (
  booking_id uuid not null references bookings,
  room_type_id uuid not null references room_types,
  night date not null,
  rooms integer not null check (rooms > 0),
  price_paise bigint not null check (price_paise >= 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  gst_paise bigint not null check (gst_paise >= 0),
  gst_basis_points integer not null check (gst_basis_points >= 0),
  primary key (booking_id, room_type_id, night),
  check (taxable_paise + gst_paise = price_paise)
);

-- A confirmation sent twice makes one booking (BOOK-9): the browser's key, and what was asked under it.
create table idempotency_keys (
  user_id uuid not null references users,
  key text not null check (length(key) between 8 and 100),
  fingerprint bytea not null,
  booking_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- The confirmed records of the administration: one for each booking that became certain.
create table booking_confirmations (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  booking_id uuid not null unique references bookings,
  confirmed_at timestamptz not null default now(),
  deleted_at timestamptz
);
