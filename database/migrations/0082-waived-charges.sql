-- What the desk waived of cancellation charges by moves, other room types and cancellations. Voided fees are on the folio.
alter table bookings add column waived_paise bigint not null default 0 check (waived_paise >= 0);

-- Whether a room kept the price of another room type when it got this one.
alter table booking_rooms add column keeps_price boolean not null default false;
update booking_rooms set keeps_price = true where booking_id::text in (
  select subject_id from audit_log where action = 'change-room-type' and after ->> 'keptPrice' = 'true');
