-- Why an owner declined a request for approval; the person who asked reads it.
alter table approval_requests add column decline_reason text check (length(decline_reason) between 3 and 500),
  add constraint approval_request_reason_is_of_decline check (decline_reason is null or state = 'declined');
-- Declined requests of the hotel and of a booking, newest first.
create index approval_requests_declined on approval_requests (decided_at) where state = 'declined';
