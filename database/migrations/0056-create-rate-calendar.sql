-- Prices by rule. A night's own price goes before its season's, that before its weekday's, that before the type's own.
create table rate_seasons (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  first_night date not null,
  last_night date not null,
  created_at timestamptz not null default now(),
  check (last_night >= first_night)
);

-- Either a price or a change of the type's own price, in hundredths of a percent.
create table rate_season_rules (
  season_id uuid not null references rate_seasons on delete cascade,
  room_type_id uuid not null references room_types,
  price_paise bigint check (price_paise > 0 and price_paise % 100 = 0),
  change_hundredths integer check (change_hundredths between -9000 and 50000),
  primary key (season_id, room_type_id),
  check ((price_paise is null) <> (change_hundredths is null))
);

create table rate_weekday_rules (
  room_type_id uuid not null references room_types,
  -- 0 is Sunday.
  weekday integer not null check (weekday between 0 and 6),
  price_paise bigint check (price_paise > 0 and price_paise % 100 = 0),
  change_hundredths integer check (change_hundredths between -9000 and 50000),
  primary key (room_type_id, weekday),
  check ((price_paise is null) <> (change_hundredths is null))
);

-- A night closed for sale keeps what is held and sold on it; nothing is added.
alter table inventory_nights add column is_closed boolean not null default false;

-- What was changed, as it was and as it became, so that it can be undone.
create table rate_changes (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  actor_id uuid references users,
  made_at timestamptz not null,
  summary text not null,
  patch jsonb not null,
  undone_at timestamptz
);
