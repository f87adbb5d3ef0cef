-- The hours of a day room (GUEST-8). Its booking holds the nights that contain them, like every other booking.
create table booking_hours (
  booking_id uuid primary key references bookings,
  -- By the hotel's clock, on a half hour.
  starts_at timestamp not null
    check (extract(minute from starts_at) in (0, 30) and date_trunc('minute', starts_at) = starts_at),
  hours integer not null check (hours in (6, 9, 12)),
  arrives_on date not null generated always as (starts_at::date) stored,
  departs_on date not null generated always as ((starts_at + hours * interval '1 hour')::date) stored
);
