-- The desk books for guests without an email: a guest record may have none. An account always has one.
alter table users drop constraint users_email_check;
alter table users add constraint users_email_check
  check (length(email) between 3 and 254 or email = '' and password_hash is null);
drop index guest_records_email_taken;
create unique index guest_records_email_taken on users (lower(email))
  where password_hash is null and deleted_at is null and not is_session_guest and email <> '';
