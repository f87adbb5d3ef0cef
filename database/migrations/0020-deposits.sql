-- Deposits: what was paid since a request is read from the folio, so a request has no payment status of its own.
alter table deposit_requests add column paid_before_paise bigint not null default 0;

-- One open request at a time is checked under the booking's lock: a paid one is not open, and only the folio knows.
drop index deposit_requests_open_once;
-- Deposits of a booking.
create index deposit_requests_of_booking on deposit_requests (booking_id);
-- Deposits whose date has passed, for the administration's home.
create index deposit_requests_by_due_date on deposit_requests (due_on) where withdrawn_at is null;

-- A link that asks for a deposit pays what is left of it; any other pays the balance.
alter table payment_links add column deposit_request_id uuid references deposit_requests;
