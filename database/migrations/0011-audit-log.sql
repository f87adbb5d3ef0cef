-- Who did what, when, to which record, and its values before and after. Append-only: no entry is ever changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'user', 'system')),
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
)
-- Index-only scans need a current visibility map: vacuum after every fiftieth row is new.
with (autovacuum_vacuum_insert_scale_factor = 0.02);

-- The audit log filtered by action, and the list of actions.
create index audit_log_of_action on audit_log (action, at, id);
-- The audit log of one record.
create index audit_log_of_subject on audit_log (subject_id, at desc, id desc);
-- The audit log of the people that a search finds.
create index audit_log_of_actor on audit_log (actor_id, at desc, id desc);

create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function append_only();
