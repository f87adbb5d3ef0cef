-- The hours of a day room move into its booking (GUEST-8), so that lists filter and sort by the dates on which the guests
-- arrive and leave (ADM-6). For a stay by the night these are its check-in and check-out.
alter table bookings
  -- By the hotel's clock, on a half hour.
  add column day_room_starts_at timestamp check (extract(minute from day_room_starts_at) in (0, 30)
    and date_trunc('minute', day_room_starts_at) = day_room_starts_at),
  add column day_room_hours integer check (day_room_hours in (6, 9, 12)),
  add check ((day_room_starts_at is null) = (day_room_hours is null));
update bookings b set day_room_starts_at = h.starts_at, day_room_hours = h.hours
  from booking_hours h where h.booking_id = b.id;
drop table booking_hours;
alter table bookings
  add column arrives_on date not null generated always as (coalesce(day_room_starts_at::date, check_in)) stored,
  add column departs_on date not null generated always as
    (coalesce((day_room_starts_at + day_room_hours * interval '1 hour')::date, check_out)) stored;

drop index bookings_by_check_in, bookings_listed_by_check_in, bookings_listed_by_check_out;
-- The desk's day, the tape chart and the revenue figures: stays by their first night, past and future.
create index bookings_by_check_in on bookings (check_in)
  include (check_out, arrives_on, departs_on, sequence, status, payment_status, deleted_at, id)
  where status in ('held', 'confirmed', 'completed');
-- Admin list of bookings by arrival.
create index bookings_listed_by_arrival on bookings (status_key, arrives_on, id) where deleted_at is null;
-- Admin list of bookings by departure.
create index bookings_listed_by_departure on bookings (status_key, departs_on, id) where deleted_at is null;
