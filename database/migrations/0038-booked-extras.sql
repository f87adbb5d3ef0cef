-- What a guest asks for with the booking: the car, the names of further guests, extras of the price list (GUEST-5).

alter table booking_arrivals
  add column wants_car boolean not null default false,
  add column further_guests text not null default '' check (length(further_guests) <= 200);

alter table extras
  add column description text not null default '' check (length(description) <= 160),
  -- What the price is for: the whole stay, each room, each night, or each guest and night.
  add column unit text not null default 'stay' check (unit in ('stay', 'room', 'night', 'guest-night')),
  -- Guests can add it to a booking; the desk charges every active extra.
  add column is_offered boolean not null default false;

update extras set unit = 'room', is_offered = true, description = 'Keep your room until 6:00 pm on the day you leave.'
  where name = 'Late check-out' and deleted_at is null;
insert into extras (id, name, description, unit, price_paise, gst_basis_points, sac, is_offered, position) values
  (gen_random_uuid(), 'Early check-in', 'Your room is ready from 8:00 am.', 'room', 150000, 500, '996311', true, 6),
  (gen_random_uuid(), 'Extra bed', 'A bed for one more, made up before you arrive.', 'night', 180000, 500, '996311', true, 7)
  on conflict do nothing;

-- The extras of a booking, at the price and tax of the moment when they were added.
create table booking_extras (
  booking_id uuid not null references bookings,
  extra_id uuid not null references extras,
  position integer not null,
  name text not null,
  unit text not null check (unit in ('stay', 'room', 'night', 'guest-night')),
  price_paise bigint not null check (price_paise > 0),
  gst_basis_points integer not null,
  sac text not null,
  -- The charge on the folio: posted on the day of arrival, null before and after a cancellation.
  line_id uuid references folio_lines,
  primary key (booking_id, extra_id)
);
