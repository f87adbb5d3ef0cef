-- Tables of the restaurants: guests by outlet and half hour, and who reserved them (GUEST-7).

-- How many guests with a reservation an outlet seats at a time, where the staff changed it.
create table outlet_covers (
  outlet text primary key,
  covers integer not null check (covers between 0 and 500)
);

-- The guests of an outlet in one half hour. A slot counts the half hours since midnight. The row of a half hour is made
-- by its first reservation.
create table table_slots (
  outlet text not null,
  on_day date not null,
  slot integer not null check (slot between 0 and 47),
  covers integer not null check (covers >= 0),
  taken integer not null default 0,
  primary key (outlet, on_day, slot),
  constraint table_slots_not_overbooked check (taken >= 0 and taken <= covers)
);

create table table_reservations (
  id uuid primary key,
  reference text not null unique,
  -- A form that is sent twice makes one reservation.
  key text not null unique check (length(key) between 8 and 100),
  outlet text not null,
  on_day date not null,
  slot integer not null,
  guests integer not null check (guests between 1 and 12),
  name text not null,
  email text not null,
  phone text not null,
  note text not null,
  status text not null default 'confirmed' check (status in ('confirmed', 'seated', 'no-show', 'cancelled')),
  created_at timestamptz not null,
  search_text text not null
    generated always as (lower(reference || chr(10) || name || chr(10) || email || chr(10) || phone)) stored
);
-- The reservations of a day, by time.
create index table_reservations_of_day on table_reservations (on_day, slot, id);
-- Admin list of reservations by day.
create index table_reservations_listed on table_reservations (status, on_day, id);
-- Search of the admin list.
create index table_reservations_searched on table_reservations using gin (search_text gin_trgm_ops);
-- A person's own reservations, for the download and erasure of their data.
create index table_reservations_of_email on table_reservations (lower(email));
