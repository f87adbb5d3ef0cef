-- Guests who wait for a stay that is sold out (GUEST-9).

create sequence waitlist_places;

create table waitlist_entries (
  id uuid primary key,
  user_id uuid not null references users,
  room_type_id uuid not null references room_types,
  check_in date not null,
  check_out date not null,
  rooms integer not null check (rooms > 0),
  -- The guests of each room.
  party jsonb not null,
  created_at timestamptz not null default now(),
  -- The position, lowest first; null until the email address is verified.
  place bigint unique,
  -- The one offer: a booking that holds the rooms until it is accepted or its time is over.
  booking_id uuid unique references bookings,
  offered_at timestamptz,
  -- The newest email about it; it may still have to be written.
  last_email_id uuid,
  ended_at timestamptz,
  ended_by text check (ended_by in ('guest', 'staff')),
  constraint waitlist_dates_in_order check (check_out > check_in),
  constraint waitlist_offer_has_place check (booking_id is null or place is not null),
  constraint waitlist_ended_by_somebody check ((ended_at is null) = (ended_by is null))
);
-- Who waits for the nights of a room type.
create index waitlist_entries_waiting on waitlist_entries (room_type_id, check_in, check_out)
  where place is not null and booking_id is null and ended_at is null;
-- The entries of a guest, and those whose stay is long over.
create index waitlist_entries_of_user on waitlist_entries (user_id);
create index waitlist_entries_by_check_in on waitlist_entries (check_in);
-- Admin list of the waitlist.
create index waitlist_entries_listed on waitlist_entries (created_at, id);

-- The entries that wait now. Callers leave out stays whose check-in has passed by the hotel's date, which the database does not know.
create view waiting_entries as
  select w.* from waitlist_entries w join users u on u.id = w.user_id
  where w.place is not null and w.booking_id is null and w.ended_at is null and u.deleted_at is null;

-- Whether a stay would fit if some rooms on some nights were released. Lapsed holds count until they are expired.
create function stay_fits(of_type uuid, from_night date, before_night date, wanted integer, given date[], rooms_given integer)
returns boolean language sql stable as $$
  select not exists (select 1 from inventory_nights i
    where i.room_type_id = of_type and i.night >= from_night and i.night < before_night
      and (i.is_closed
        or i.capacity - i.held - i.sold + case when i.night = any(given) then rooms_given else 0 end < wanted))
$$;
