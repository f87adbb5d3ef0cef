-- Budgets of tries, shared by every process of the site; its columns are those of rate-limiter-flexible.
-- Unlogged: counts of the last minutes need not survive a crash of the database.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_end on rate_limits (expire);
