-- How often the email of a user has changed. Links that were sent to an earlier address open nothing (SAFE-4).
alter table users add column email_changes integer not null default 0;

-- That number when the link was sent.
alter table payment_links add column email_changes integer not null default 0;
