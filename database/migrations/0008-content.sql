-- Testimonials, offers and the gallery. Deleting keeps the row so that it can be undone; the name is free again.
create table testimonials (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  picture_id text not null,
  message text not null check (length(message) between 1 and 3000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null generated always as (lower(name || chr(10) || message)) stored
);
-- Refuses a second testimonial of the same name.
create unique index testimonials_name_taken on testimonials (lower(name)) where deleted_at is null;
-- The site and the admin list, newest first.
create index testimonials_newest on testimonials (created_at desc, id desc) where deleted_at is null;
-- Where a picture is used (view picture_uses).
create index testimonials_of_picture on testimonials (picture_id);

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
  deleted_at timestamptz,
  search_text text not null
    generated always as (lower(name || chr(10) || description || chr(10) || room_discount || chr(10) || dining_discount)) stored
);
-- Refuses a second offer of the same name.
create unique index offers_name_taken on offers (lower(name)) where deleted_at is null;
-- The site and the admin list, newest first.
create index offers_newest on offers (created_at desc, id desc) where deleted_at is null;
-- Where a picture is used (view picture_uses).
create index offers_of_picture on offers (picture_id);

create table gallery_items (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  line text not null default '' check (length(line) <= 200),
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null generated always as (lower(name || chr(10) || line)) stored
);
-- Refuses a second gallery item of the same name.
create unique index gallery_items_name_taken on gallery_items (lower(name)) where deleted_at is null;
-- The gallery of the site and the admin list in its order.
create index gallery_items_by_position on gallery_items (position, id) where deleted_at is null;

create table gallery_pictures (
  gallery_item_id uuid not null references gallery_items (id) on delete cascade,
  position integer not null,
  picture_id text not null,
  primary key (gallery_item_id, position)
);
-- Where a picture is used (view picture_uses).
create index gallery_pictures_of_picture on gallery_pictures (picture_id);
