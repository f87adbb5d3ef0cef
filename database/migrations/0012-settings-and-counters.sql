-- Settings that a manager changes: tax slabs, hold minutes, the cancellation policy.
create table settings (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- Rate limits, shared by every process of the site; the columns are those of rate-limiter-flexible.
-- Unlogged: counts of the last minutes need not survive a crash of the database.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
-- Deletion of expired counts by rate-limiter-flexible.
create index rate_limits_by_expiry on rate_limits (expire);

-- Views of each kind of page on each day of the hotel: counts, and nothing about the visitor (API-11).
create table page_views (
  page text not null,
  seen_on date not null,
  views bigint not null default 0 check (views >= 0),
  primary key (seen_on, page)
);
