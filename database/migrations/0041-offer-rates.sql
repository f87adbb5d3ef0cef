-- Offers that change the price, and what a booking saved with one (GUEST-7). An offer without an audience is a card only.
alter table offers
  add column audience text check (audience in ('public', 'code', 'members')),
  add column code text check (code ~ '^[A-Z0-9-]{3,20}$'),
  add column discount_percent integer check (discount_percent between 1 and 90),
  add column discount_paise bigint check (discount_paise > 0 and discount_paise % 100 = 0),
  -- Empty for all room types.
  add column room_type_ids uuid[] not null default '{}',
  -- It can be booked from this day until valid_until.
  add column bookable_from date,
  add column first_night date,
  add column last_night date check (last_night >= first_night),
  add column minimum_nights integer not null default 1 check (minimum_nights between 1 and 30),
  add constraint offer_code_of_audience check (coalesce(audience = 'code', false) = (code is not null)),
  add constraint offer_has_one_discount check (num_nonnulls(discount_percent, discount_paise) = num_nonnulls(audience));

-- Refuses a second offer of the same code.
create unique index offers_code_taken on offers (code) where deleted_at is null;

-- The offer of a booking, as it was when it was booked.
create table booking_offers (
  booking_id uuid primary key references bookings,
  offer_id uuid not null references offers,
  name text not null,
  audience text not null check (audience in ('public', 'code', 'members')),
  -- The code that the guest typed; null without one.
  code text,
  saving_paise bigint not null check (saving_paise >= 0),
  -- Paise by night, for one room: what changed dates still save.
  savings jsonb not null
);
create index booking_offers_of_offer on booking_offers (offer_id);
