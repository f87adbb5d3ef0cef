-- The set-up of an authenticator app belongs to the session that began it: it ends with that session, or after ten minutes
-- (SAFE-8). second_factors has only apps that a first code confirmed.
alter table sessions add constraint sessions_id_unique unique (id);
create table second_factor_set_ups (
  session_id uuid primary key references sessions (id) on delete cascade,
  -- The shared secret, encrypted as in second_factors.
  key_id text not null,
  secret bytea not null,
  created_at timestamptz not null
);

-- Nobody knows which session began these; they are begun again.
delete from second_factors where confirmed_at is null;
alter table second_factors alter column confirmed_at set not null;
