-- Stays that ended lately, of which a document may be missing.
create index bookings_by_end on bookings (ended_on) where ended_on is not null;
