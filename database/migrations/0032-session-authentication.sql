-- When the person of a session last gave the password, or the password and the code (SAFE-8).
alter table sessions add column authenticated_at timestamptz;
update sessions set authenticated_at = created_at;
alter table sessions alter column authenticated_at set not null;
