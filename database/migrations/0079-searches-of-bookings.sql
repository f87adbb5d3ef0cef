-- A guest's own bookings, newest first, and bookings found by the guest's search text. It includes what the lists of
-- bookings filter and sort by, so that a search reads only the bookings of its page.
drop index bookings_of_user;
create index bookings_of_user on bookings (user_id, sequence desc)
  include (id, status_key, payment_status, payment_mode, created_at, arrives_on, departs_on, total_paise, confirmed_at, deleted_at);

-- The deleted records, which the list of confirmed records leaves out.
create index booking_confirmations_deleted on booking_confirmations (booking_id) where deleted_at is not null;
