-- The random name of a user at authenticators, which reveals nothing about the person (WebAuthn, 14.6.1).
create table passkey_handles (
  user_id uuid primary key references users on delete cascade,
  handle text not null unique
);

-- Passkeys (WebAuthn): a key pair of a device or password manager that signs in without a password (GUEST-1, SAFE-8).
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references passkey_handles on delete cascade,
  name text not null,
  -- The id that the authenticator chose, in base64url.
  credential_id text not null unique,
  -- COSE. Nothing here has to be secret.
  public_key bytea not null,
  -- The signatures that the authenticator counted; a lower number shows a copied key.
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What an authenticator has to sign: once, within five minutes, for one purpose, in the browser that asked.
create table passkey_challenges (
  challenge text primary key,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign-in', 'add', 'reauthenticate')),
  -- Null at a sign-in, where the passkey says who it is.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
