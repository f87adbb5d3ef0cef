-- Accounts, guest records and staff, and how they sign in.

-- Trigram indexes find a text anywhere in a search column.
create extension if not exists pg_trgm;

create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  username text not null check (length(username) between 3 and 50),
  email text not null check (length(email) between 3 and 254),
  phone text not null default '',
  address text not null default '',
  pin text not null default '',
  city text not null default '',
  state text not null default '',
  role text not null check (role in ('guest', 'owner', 'front-desk', 'marketing', 'events')),
  -- Null for a guest record: the desk books for somebody whose email nobody has verified (SAFE-4).
  password_hash text,
  -- When the owner of the account proved the email by a link or a code; null until then.
  email_verified_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null
    generated always as (lower(name || chr(10) || username || chr(10) || email || chr(10) || phone)) stored
)
-- Index-only scans need a current visibility map: vacuum after every fiftieth row is new.
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Sign-in by username; a deleted user's name stays taken, because deleting can be undone.
create unique index users_username_taken on users (lower(username));
-- Refuses a second account for an email. A guest record does not take the email from a later account.
create unique index users_email_taken on users (lower(email)) where password_hash is not null;
-- Refuses a second guest record for an email.
create unique index guest_records_email_taken on users (lower(email)) where password_hash is null and deleted_at is null;
-- Sign-in by email, and the account or guest record that the desk books for.
create index users_by_email on users (lower(email));
-- The desk's lookup of a caller by phone.
create index users_by_phone on users (phone) where deleted_at is null and role = 'guest';
-- Search of the admin lists of users, bookings and the audit log.
create index users_search on users using gin (search_text gin_trgm_ops);
-- GET /user, newest first.
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
-- Admin list of users, of all roles or some, by the date of joining.
create index users_by_joining on users (role, created_at, id) where deleted_at is null;
-- Admin list of users by name.
create index users_by_name on users (role, (lower(name) collate "C"), id) where deleted_at is null;

-- Only the SHA-256 of a session's secret is stored, so a copy of this table signs nobody in.
create table sessions (
  secret_hash bytea primary key,
  user_id uuid not null references users,
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- Ends all sessions of a user.
create index sessions_of_user on sessions (user_id);

-- Browsers that have signed in to an account: wrong passwords from elsewhere never lock them out (SAFE-5).
-- Of the secret in their cookie only the SHA-256 is stored.
create table known_devices (
  device_hash bytea not null,
  user_id uuid not null references users,
  seen_at timestamptz not null,
  primary key (device_hash, user_id)
);
-- Forgets all devices of a user.
create index known_devices_of_user on known_devices (user_id);
-- Nightly deletion of devices not seen for long.
create index known_devices_by_age on known_devices (seen_at);

-- The email that a user has to verify by a link: that of a new account, or the next one of an account that changes it.
-- One per user; of the link's secret only the SHA-256 is stored.
create table email_confirmations (
  user_id uuid primary key references users,
  email text not null,
  secret_hash bytea not null unique,
  expires_at timestamptz not null
);

-- One row for each request of a new password, for known and unknown names alike: both cost the same and look the same.
-- Of the browser's ticket only the SHA-256 is stored, of the one-time code only an HMAC.
create table password_resets (
  id uuid primary key,
  ticket_hash bytea not null unique,
  username text not null,
  -- Set with the code, when its email is written; null for an unknown name.
  user_id uuid references users,
  code_hmac bytea,
  tries integer not null default 0 check (tries between 0 and 5),
  code_expires_at timestamptz not null,
  grant_expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null
);
-- Nightly deletion of old requests.
create index password_resets_by_age on password_resets (created_at);
-- Withdraws a user's open requests once the password has changed.
create index password_resets_of_user on password_resets (user_id) where used_at is null;
