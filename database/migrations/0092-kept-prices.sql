-- The kept price that a booking was made at (decision 077): its total, and until when it was kept.
create table booking_kept_prices (
  booking_id uuid primary key references bookings,
  total_paise bigint not null check (total_paise > 0),
  expires_at timestamptz not null
);
