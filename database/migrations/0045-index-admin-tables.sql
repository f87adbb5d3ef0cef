-- Words are looked for anywhere in a text: an index of its groups of three letters finds them among a million.
create extension if not exists pg_trgm;

alter table users add column search_text text not null
  generated always as (lower(name || chr(10) || username || chr(10) || email || chr(10) || phone)) stored;
create index users_by_words on users using gin (search_text gin_trgm_ops);
create index users_by_joining on users (created_at desc, id desc) where deleted_at is null;
create index users_by_name on users ((lower(name) collate "C"), id) where deleted_at is null;

alter table newsletter_subscribers add column search_text text not null
  generated always as (lower(email)) stored;
create index newsletter_subscribers_by_words on newsletter_subscribers using gin (search_text gin_trgm_ops);
create index newsletter_subscribers_by_email on newsletter_subscribers ((lower(email) collate "C"), id)
  where deleted_at is null;

-- The desk's list of bookings never shows an unpaid online attempt (ADM-6).
create index bookings_listed_by_check_in on bookings (check_in, id)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_check_out on bookings (check_out, id)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_total on bookings (total_paise, id)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_status on bookings (status, sequence)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_by_reference_start on bookings (reference text_pattern_ops);
create index booking_lines_of_type on booking_lines (room_type_id);

-- What a deleted booking was, so that deleting it can be undone (ADM-10).
alter table bookings add column deleted_status text;
