-- When the guests arrive and what they ask for (GUEST-5). Read by its booking only.
create table booking_arrivals (
  booking_id uuid primary key references bookings,
  arrives_at time,
  flight text not null default '' check (length(flight) <= 12),
  requests text not null default '' check (length(requests) <= 500)
);
