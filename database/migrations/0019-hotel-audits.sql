-- The results of the nightly audit: how many differences it found, and the first of them.
alter table inventory_audits rename to hotel_audits;
alter table hotel_audits
  add column found integer not null default 0 check (found >= 0),
  add column differences jsonb not null default '[]';
update hotel_audits set found = counters + totals;
alter table hotel_audits drop column counters, drop column totals;
