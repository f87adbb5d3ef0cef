-- An act carries the words by which its person is found, as a booking carries its guest's: the log of some people is then
-- read from its own order alone. What is recorded stays append-only; the words beside it follow the person. Whoever has
-- acted a hundred thousand times waits some seconds for a new name.
drop trigger audit_log_is_append_only on audit_log;
alter table audit_log add column actor_words text;
update audit_log set actor_words = users.search_text from users where users.id = audit_log.actor_id;
create trigger audit_log_is_append_only
  before delete or update of id, at, actor_kind, actor_id, action, subject_type, subject_id, before, after on audit_log
  for each statement execute function append_only();

drop index audit_log_newest, audit_log_of_action, users_words_by_id;
create index audit_log_newest on audit_log (at, id) include (action, actor_words);
create index audit_log_of_action on audit_log (action, at, id) include (actor_words);

-- Locked as a foreign key would lock it, so that a person who is renamed meanwhile waits for this act.
create function act_carries_actor_words() returns trigger language plpgsql as $$
begin
  select search_text into new.actor_words from users where id = new.actor_id for key share;
  return new;
end $$;
create trigger act_carries_actor_words before insert on audit_log
  for each row when (new.actor_id is not null and new.actor_words is null) execute function act_carries_actor_words();

-- One trigger for all that carries a person's words.
drop trigger guest_words_follow_the_guest on users;
drop function guest_words_follow_the_guest();
create function words_follow_the_person() returns trigger language plpgsql as $$
begin
  perform from users where id = new.id for update;
  update bookings set guest_words = new.search_text where user_id = new.id;
  update audit_log set actor_words = new.search_text where actor_id = new.id;
  return null;
end $$;
create trigger words_follow_the_person after update on users
  for each row when (old.search_text is distinct from new.search_text) execute function words_follow_the_person();
