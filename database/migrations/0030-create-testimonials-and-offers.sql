-- What guests say, and the offers on rooms. Deleting keeps the row, so that it can be undone; a name is free again then.
create table testimonials (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  picture_id text not null,
  message text not null check (length(message) between 1 and 3000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index testimonials_name_taken on testimonials (lower(name)) where deleted_at is null;
create index testimonials_newest on testimonials (created_at desc, id desc) where deleted_at is null;

create table offers (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  picture_id text not null,
  description text not null check (length(description) between 1 and 3000),
  valid_until date not null,
  room_discount text not null check (length(room_discount) between 1 and 100),
  dining_discount text not null check (length(dining_discount) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index offers_name_taken on offers (lower(name)) where deleted_at is null;
create index offers_newest on offers (created_at desc, id desc) where deleted_at is null;
