-- The address that a user has to prove by the link in an email: the one of a new account, or the next one of an account
-- that changes it. One at a time; of the link's secret only the SHA-256 is kept.
create table email_confirmations (
  user_id uuid primary key references users,
  email text not null,
  secret_hash bytea not null unique,
  expires_at timestamptz not null
);
