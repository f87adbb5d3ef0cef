-- A charge that moves to the folio of another booking: both of its lines name the other one.
alter table folio_lines add column other_booking_id uuid references bookings;
