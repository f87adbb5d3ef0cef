-- Tables, columns, indexes and triggers take the standard terms of the glossary in CONTRIBUTING.md.
alter table letters rename to emails;
alter table emails rename constraint letters_pkey to emails_pkey;
alter index letters_by_time rename to emails_by_time;
alter index letters_of_booking rename to emails_of_booking;
alter index letters_confidential rename to emails_confidential;
alter index letters_failed rename to emails_failed;
alter table enquiry_entries rename column letter_id to email_id;

alter table bookings rename column facts to status_key;
alter index bookings_listed_by_facts_and_booking rename to bookings_listed_by_status_and_booking;
alter index bookings_listed_by_facts_and_check_in rename to bookings_listed_by_status_and_check_in;
alter index bookings_listed_by_facts_and_check_out rename to bookings_listed_by_status_and_check_out;
alter index bookings_listed_by_facts_and_total rename to bookings_listed_by_status_and_total;
alter index bookings_recorded_by_facts rename to bookings_recorded_by_status;

-- Bookings and audit entries carry the search text of their guest or actor, kept in step by triggers.
drop trigger booking_carries_guest_words on bookings;
drop function booking_carries_guest_words();
drop trigger act_carries_actor_words on audit_log;
drop function act_carries_actor_words();
drop trigger words_follow_the_person on users;
drop function words_follow_the_person();
alter table bookings rename column guest_words to guest_search_text;
alter table audit_log rename column actor_words to actor_search_text;

create function copy_guest_search_text() returns trigger language plpgsql as $$
begin
  select search_text into new.guest_search_text from users where id = new.user_id for key share;
  new.guest_search_text := coalesce(new.guest_search_text, '');
  return new;
end $$;
create trigger copy_guest_search_text before insert on bookings
  for each row when (new.guest_search_text is null) execute function copy_guest_search_text();

create function copy_actor_search_text() returns trigger language plpgsql as $$
begin
  select search_text into new.actor_search_text from users where id = new.actor_id for key share;
  return new;
end $$;
create trigger copy_actor_search_text before insert on audit_log
  for each row when (new.actor_id is not null and new.actor_search_text is null)
  execute function copy_actor_search_text();

create function update_copied_search_text() returns trigger language plpgsql as $$
begin
  perform from users where id = new.id for update;
  update bookings set guest_search_text = new.search_text where user_id = new.id;
  update audit_log set actor_search_text = new.search_text where actor_id = new.id;
  return null;
end $$;
create trigger update_copied_search_text after update on users
  for each row when (old.search_text is distinct from new.search_text) execute function update_copied_search_text();
