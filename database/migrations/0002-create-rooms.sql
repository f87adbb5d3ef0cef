-- Room types: what the hotel sells. Prices include GST.
create table room_types (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 3 and 50),
  message text not null,
  kind text not null,
  size_sqft integer not null check (size_sqft > 0),
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
  deleted_at timestamptz
);
create unique index room_types_name_taken on room_types (lower(name)) where deleted_at is null;

create table room_pictures (
  room_type_id uuid not null references room_types,
  position integer not null,
  picture_id text not null,
  primary key (room_type_id, position)
);

-- A price for one night that differs from the type's own, and the shortest stay that includes it.
create table rate_nights (
  room_type_id uuid not null references room_types,
  night date not null,
  price_paise bigint check (price_paise >= 0 and price_paise % 100 = 0),
  minimum_nights integer check (minimum_nights between 1 and 30),
  primary key (room_type_id, night)
);

-- A night is sold once: rooms held and sold never exceed the capacity of the night (BOOK-8).
create table inventory_nights (
  room_type_id uuid not null references room_types,
  night date not null,
  capacity integer not null check (capacity >= 0),
  held integer not null default 0,
  sold integer not null default 0,
  primary key (room_type_id, night),
  constraint inventory_no_overbook check (held >= 0 and sold >= 0 and held + sold <= capacity)
) with (fillfactor = 50);
