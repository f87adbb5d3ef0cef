-- Admin list of cancellation requests, the open requests of the front desk, and their number.
create index cancellation_requests_listed on cancellation_requests (state, requested_at, id);
drop index cancellation_requests_open;
