-- Rooms of a booking whose rooms are of several types (GUEST-4).
alter table booking_rooms add column is_mixed boolean not null default false;

-- The admin list's filter by room type: a booking has the type of its first room, and a mixed one these too.
create index booking_rooms_of_mixed_bookings on booking_rooms (room_type_id, booking_id) where is_mixed;
