-- What a person sees of their sessions (SAFE-8): an id that is no credential, and the browser in plain words.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device_name text;
