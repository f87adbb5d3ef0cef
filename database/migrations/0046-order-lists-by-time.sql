-- Lists are ordered by when a thing was made, so that a range of days and the newest first share one index.
drop index bookings_listed_by_status;
create index bookings_listed_by_booking on bookings (created_at, id)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_status on bookings (status, created_at, id)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index booking_confirmations_listed on booking_confirmations (confirmed_at, id) where deleted_at is null;
