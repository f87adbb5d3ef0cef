-- The second factor of an account (SAFE-8): one-time passwords by time (TOTP, RFC 6238).
create table second_factors (
  user_id uuid primary key references users,
  -- The shared secret, encrypted; key_id names the key, so that keys can rotate.
  key_id text not null,
  secret bytea not null,
  -- The time step of the last accepted code: a code is accepted once (RFC 6238, 5.2).
  last_used_step bigint not null default 0,
  created_at timestamptz not null,
  -- Null until a first code shows that the app has the secret.
  confirmed_at timestamptz
);

-- Each replaces the app once, and is deleted then. Only its SHA-256 is stored.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Sign-ins that wait for a code after the right password, in the browser whose cookie holds the secret.
create table pending_sign_ins (
  secret_hash bytea primary key,
  user_id uuid not null references users,
  expires_at timestamptz not null
);
-- Ends all pending sign-ins of a user.
create index pending_sign_ins_of_user on pending_sign_ins (user_id);
