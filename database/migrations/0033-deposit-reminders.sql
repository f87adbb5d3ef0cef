-- When the guest was reminded of an overdue deposit: once.
alter table deposit_requests add column reminded_at timestamptz;
