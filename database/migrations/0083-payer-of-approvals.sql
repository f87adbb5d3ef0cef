-- The payer whose charges a requested discount lowers; null where the request names none.
alter table approval_requests add column payer text check (payer in ('guest', 'company'));
