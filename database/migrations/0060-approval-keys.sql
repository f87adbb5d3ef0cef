-- The key of the form that made a request. Refuses a second request under one key (FOLIO-4).
alter table approval_requests add column idempotency_key text check (length(idempotency_key) between 8 and 100);
create unique index approval_requests_made_once on approval_requests (booking_id, idempotency_key)
  where idempotency_key is not null;
