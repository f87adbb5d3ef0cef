-- One row each time somebody asks for a new password, known to us or not: both cost the same and look the same.
-- Of the browser's ticket only the SHA-256 is kept, of the one-time code only an HMAC.
create table password_resets (
  id uuid primary key,
  ticket_hash bytea not null unique,
  username text not null,
  -- Set with the code, when its letter is written; null for a name that nobody has.
  user_id uuid references users,
  code_hmac bytea,
  tries integer not null default 0 check (tries between 0 and 5),
  code_expires_at timestamptz not null,
  grant_expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null
);
create index password_resets_by_age on password_resets (created_at);
create index password_resets_of_user on password_resets (user_id) where used_at is null;

-- Letters whose words are a secret: they are blanked once they have left, and never shown to staff.
alter table letters add column is_confidential boolean not null default false;
create index letters_confidential on letters (created_at) where is_confidential and text_body <> '';
