-- The minimum stay of the offer of a booking, as it was when it was booked (decision 084).
alter table booking_offers
  add column minimum_nights integer not null default 1 check (minimum_nights between 1 and 30);

-- Bookings from before have the present minimum of their offer.
update booking_offers b set minimum_nights = o.minimum_nights from offers o where o.id = b.offer_id;
