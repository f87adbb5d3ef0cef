-- Who acted stands beside when, so that the log of a person is looked for along the log's own order.
drop index audit_log_newest, audit_log_of_action, audit_log_of_subject;
create index audit_log_newest on audit_log (at, id) include (actor_id, action);
create index audit_log_of_action on audit_log (action, at, id) include (actor_id);
create index users_words_by_id on users (id) include (search_text);
alter table audit_log set (autovacuum_vacuum_insert_scale_factor = 0.02);

-- The desk's day counts and orders the stays of a month without looking at them.
drop index bookings_by_check_in;
create index bookings_by_check_in on bookings (check_in)
  include (check_out, sequence, status, payment_status, deleted_at, id)
  where status in ('held', 'confirmed', 'completed');
