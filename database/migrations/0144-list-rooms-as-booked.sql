-- The list of bookings as it is opened, narrowed to some rooms, is read from its indexes alone as well.
drop index bookings_listed_by_booking, bookings_listed_by_facts_and_booking;
create index bookings_listed_by_booking on bookings (created_at, id)
  include (facts, check_in, check_out, reference, room_type_id, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_facts_and_booking on bookings (facts, created_at, id)
  include (check_in, check_out, reference, room_type_id, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
