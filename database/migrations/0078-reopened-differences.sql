-- Resolved differences are listed with who explained them and how, and can be opened again.
alter table resolved_differences
  add column resolved_by uuid,
  add column note text not null default '';
update resolved_differences r set resolved_by = a.actor_id, note = coalesce(a.after ->> 'note', '')
from audit_log a
where a.action = 'resolve-difference' and a.subject_id = r.entity_id and a.after ->> 'kind' = r.kind;
