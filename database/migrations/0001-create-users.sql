-- People who sign in, and their sessions.
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
  role text not null check (role in ('guest', 'admin')),
  password_hash text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- A deleted person's name stays taken: it can be undone, and nobody can sign in as somebody who left.
create unique index users_username_taken on users (lower(username));
create unique index users_email_taken on users (lower(email));

-- Only the SHA-256 of a session's secret is kept: a copy of this table signs nobody in.
create table sessions (
  secret_hash bytea primary key,
  user_id uuid not null references users,
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);
