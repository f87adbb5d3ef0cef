-- What the hotel sells, and how much of it is free on each night.

-- Prices include GST. The form of the administration may leave the size open.
create table room_types (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 3 and 50),
  message text not null,
  kind text not null,
  size_sqft integer check (size_sqft > 0),
  bed text not null,
  view text not null,
  price_paise bigint not null check (price_paise >= 0),
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  final_price_paise bigint not null check (final_price_paise >= 0 and final_price_paise % 100 = 0),
  is_in_stock boolean not null default true,
  stock_quantity integer not null check (stock_quantity between 0 and 10000),
  is_active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null
    generated always as (lower(name || chr(10) || message || chr(10) || kind || chr(10) || bed || chr(10) || view)) stored
);
-- Refuses a second room type of the same name; deleting frees the name.
create unique index room_types_name_taken on room_types (lower(name)) where deleted_at is null;
-- Admin list of room types in the order of the site.
create index room_types_by_position on room_types (position, id) where deleted_at is null;

create table room_pictures (
  room_type_id uuid not null references room_types,
  position integer not null,
  picture_id text not null,
  primary key (room_type_id, position)
);
-- Where a picture is used (view picture_uses).
create index room_pictures_of_picture on room_pictures (picture_id);

-- A night is sold once: rooms held and sold never exceed the capacity of the night (BOOK-8).
-- A night closed for sale keeps what is held and sold on it; nothing is added.
create table inventory_nights (
  room_type_id uuid not null references room_types,
  night date not null,
  capacity integer not null check (capacity >= 0),
  held integer not null default 0,
  sold integer not null default 0,
  is_closed boolean not null default false,
  primary key (room_type_id, night),
  constraint inventory_no_overbook check (held >= 0 and sold >= 0 and held + sold <= capacity)
)
-- The counters change often: free space on each page keeps their updates off the index.
with (fillfactor = 50);

-- Result of the nightly recount: how many counters and how many booking totals differ.
create table inventory_audits (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  counters integer not null check (counters >= 0),
  totals integer not null check (totals >= 0)
);
