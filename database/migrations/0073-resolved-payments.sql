-- When the provider refunded an unmatched payment in full: then it needs nobody any more.
alter table payments add column resolved_at timestamptz;
drop index payments_with_problem;
-- Unmatched payments on the desk's page, newest first, and their number.
create index payments_unmatched on payments (captured_at) where problem is not null and resolved_at is null;
