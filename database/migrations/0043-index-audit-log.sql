-- The log is read newest first: all of it, and by record, by person and by what was done.
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_of_record on audit_log (subject_id, at desc, id desc);
create index audit_log_of_person on audit_log (actor_id, at desc, id desc);
create index audit_log_of_action on audit_log (action, at desc, id desc);
