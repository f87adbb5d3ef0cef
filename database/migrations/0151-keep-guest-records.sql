-- A guest record is a user without a password: the desk books for somebody whose address nobody has proven (SAFE-4).
-- It does not take the address from the account that its owner makes or proves later.
alter table users alter column password_hash drop not null;
drop index users_email_taken;
create unique index users_email_taken on users (lower(email)) where password_hash is not null;
create unique index guest_records_by_email on users (lower(email)) where password_hash is null and deleted_at is null;
create index users_by_email on users (lower(email));
