-- Pricing rules. The price of a night is its own, else its season's, else its weekday's, else the room type's.

-- Price and minimum stay of one night.
create table rate_nights (
  room_type_id uuid not null references room_types,
  night date not null,
  price_paise bigint check (price_paise >= 0 and price_paise % 100 = 0),
  minimum_nights integer check (minimum_nights between 1 and 30),
  primary key (room_type_id, night)
);

create table rate_seasons (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  first_night date not null,
  last_night date not null,
  created_at timestamptz not null default now(),
  constraint rate_season_nights_in_order check (last_night >= first_night)
);

-- Either a price or a change of the room type's price, in hundredths of a percent.
create table rate_season_rules (
  season_id uuid not null references rate_seasons on delete cascade,
  room_type_id uuid not null references room_types,
  price_paise bigint check (price_paise > 0 and price_paise % 100 = 0),
  change_hundredths integer check (change_hundredths between -9000 and 50000),
  primary key (season_id, room_type_id),
  constraint rate_season_rule_is_price_or_change check ((price_paise is null) <> (change_hundredths is null))
);

create table rate_weekday_rules (
  room_type_id uuid not null references room_types,
  -- 0 is Sunday.
  weekday integer not null check (weekday between 0 and 6),
  price_paise bigint check (price_paise > 0 and price_paise % 100 = 0),
  change_hundredths integer check (change_hundredths between -9000 and 50000),
  primary key (room_type_id, weekday),
  constraint rate_weekday_rule_is_price_or_change check ((price_paise is null) <> (change_hundredths is null))
);

-- Each change of the rate calendar with its values before and after, so that it can be undone.
create table rate_changes (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  actor_id uuid references users,
  made_at timestamptz not null,
  summary text not null,
  patch jsonb not null,
  undone_at timestamptz
);
