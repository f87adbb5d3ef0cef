-- Browsers that have signed in to an account: wrong passwords from elsewhere never lock them out (SAFE-5).
-- Of the secret in their cookie only the SHA-256 is kept.
create table known_devices (
  device_hash bytea not null,
  user_id uuid not null references users,
  seen_at timestamptz not null,
  primary key (device_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id);
create index known_devices_by_age on known_devices (seen_at);
