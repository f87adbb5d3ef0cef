-- The backups of this hotel: when each was taken, and when it was last restored and audited.
create table backups (
  id uuid primary key,
  taken_at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  verified_at timestamptz
);
