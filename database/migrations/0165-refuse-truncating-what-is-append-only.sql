-- TRUNCATE fires no trigger of updates or deletes: without these it would empty the audit log and the ledger in silence.
create trigger ledger_is_never_truncated before truncate on ledger_entries
  for each statement execute function append_only();
create trigger audit_log_is_never_truncated before truncate on audit_log
  for each statement execute function append_only();
