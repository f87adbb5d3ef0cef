-- Guests who continue with an email, without an account (GUEST-1).
-- Nobody has verified the email of a session guest: each session has a record of its own, which never meets another one
-- with the same email until a code from that mailbox joins them (SAFE-4).
alter table users add column is_session_guest boolean not null default false;
alter table users add constraint session_guest_has_no_password check (not is_session_guest or password_hash is null);

-- Refuses a second guest record of the desk for an email; session guests may share one.
drop index guest_records_email_taken;
create unique index guest_records_email_taken on users (lower(email))
  where password_hash is null and deleted_at is null and not is_session_guest;
-- Nightly deletion of session guests who booked nothing.
create index session_guests_by_age on users (created_at) where is_session_guest;
