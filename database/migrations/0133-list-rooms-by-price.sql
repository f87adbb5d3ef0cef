-- What a room costs decides where its bookings stand by price: those of one room lie together, far from either end. So
-- a booking carries the room type of its line, and has an order by room and price. A line's room type never changes.
alter table bookings add column room_type_id uuid;
update bookings set room_type_id =
  (select l.room_type_id from booking_lines l where l.booking_id = bookings.id order by l.room_type_id limit 1);
alter table bookings alter column room_type_id set not null;
create index bookings_listed_by_room_and_total on bookings (room_type_id, total_paise, id)
  include (facts, created_at, check_in, check_out, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
