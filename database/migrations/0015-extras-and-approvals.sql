-- Price list of extras, requests for deposits, and postings that wait for an owner.

create table extras (
  id uuid primary key,
  name text not null check (length(name) between 2 and 80),
  -- Includes GST.
  price_paise bigint not null check (price_paise > 0),
  gst_basis_points integer not null check (gst_basis_points between 0 and 4000),
  sac text not null check (sac ~ '^[0-9]{4,6}$'),
  is_active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  deleted_at timestamptz
);
-- Refuses two extras of one name.
create unique index extras_by_name on extras (lower(name)) where deleted_at is null;

-- What the front desk offers in every hotel; the owner sets the prices. SAC 996332 serves food in a hotel, 996412 drives
-- passengers, 999712 washes clothes, 996311 is the room.
insert into extras (id, name, price_paise, gst_basis_points, sac, position) values
  (gen_random_uuid(), 'Breakfast', 75000, 500, '996332', 1),
  (gen_random_uuid(), 'Airport car', 120000, 500, '996412', 2),
  (gen_random_uuid(), 'Laundry, one bag', 60000, 1800, '999712', 3),
  (gen_random_uuid(), 'Late check-out', 150000, 500, '996311', 4),
  (gen_random_uuid(), 'Minibar', 35000, 500, '996332', 5);

create table deposit_requests (
  id uuid primary key,
  booking_id uuid not null references bookings,
  amount_paise bigint not null check (amount_paise > 0),
  due_on date not null,
  requested_by uuid references users,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
-- Refuses a second open request for a booking.
create unique index deposit_requests_open_once on deposit_requests (booking_id) where withdrawn_at is null;

-- Discounts, refunds and waivers above the limit of the clerk's role.
create table approval_requests (
  id uuid primary key,
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('discount', 'refund', 'waiver')),
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null check (length(reason) between 3 and 500),
  method text,
  reference text not null default '',
  state text not null default 'open' check (state in ('open', 'approved', 'declined')),
  requested_by uuid,
  requested_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  constraint approval_request_is_open_or_decided check ((state = 'open') = (decided_at is null))
);
-- Open requests of the hotel and of a booking, oldest first.
create index approval_requests_open on approval_requests (requested_at) where state = 'open';
