-- Each order of a list has an index that carries all that its filters and its search ask, so that a list is read from
-- its index alone: a quarter of a microsecond for a row, whatever is asked of it, where its page would cost several.
drop index bookings_listed_by_booking, bookings_listed_by_check_in, bookings_listed_by_check_out,
  bookings_listed_by_total, bookings_listed_by_status, bookings_listed_by_status_and_check_in;
create index bookings_listed_by_booking on bookings (created_at, id)
  include (facts, check_in, check_out, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_check_in on bookings (check_in, id)
  include (facts, created_at, check_out, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_check_out on bookings (check_out, id)
  include (facts, created_at, check_in, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_total on bookings (total_paise, id)
  include (facts, created_at, check_in, check_out, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');

-- The same for each status, payment and mode by itself: what is still to come stands at one end of every order of time,
-- what is over at the other, and what is over and not paid nowhere. Some of them together are merged in their order.
create index bookings_listed_by_facts_and_booking on bookings (facts, created_at, id)
  include (check_in, check_out, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_facts_and_check_in on bookings (facts, check_in, id)
  include (created_at, check_out, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_facts_and_check_out on bookings (facts, check_out, id)
  include (created_at, check_in, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
create index bookings_listed_by_facts_and_total on bookings (facts, total_paise, id)
  include (created_at, check_in, check_out, reference, guest_words)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');

-- The confirmed records stand by their booking, where their filters and words are.
drop index booking_confirmations_listed;
create index bookings_recorded on bookings (confirmed_at, id) include (reference, guest_words)
  where confirmed_at is not null;
create index bookings_recorded_by_facts on bookings (facts, confirmed_at, id) include (reference, guest_words)
  where confirmed_at is not null;

-- All bookings of the guests who have rare words.
drop index bookings_of_user;
create index bookings_of_user on bookings (user_id, sequence desc)
  include (id, facts, payment_status, payment_mode, created_at, check_in, check_out, total_paise, confirmed_at, deleted_at);

drop index users_by_joining, users_by_name;
create index users_by_joining on users (created_at, id) include (role, search_text) where deleted_at is null;
create index users_by_name on users ((lower(name) collate "C"), id) include (name, role, created_at, search_text)
  where deleted_at is null;

drop index newsletter_subscribers_newest, newsletter_subscribers_by_email, newsletter_subscribers_aside;
create index newsletter_subscribers_newest on newsletter_subscribers (subscribed_at, id) include (search_text)
  where deleted_at is null and suspicion is null;
create index newsletter_subscribers_by_email on newsletter_subscribers ((lower(email) collate "C"), id)
  include (email, subscribed_at, search_text) where deleted_at is null and suspicion is null;
create index newsletter_subscribers_aside on newsletter_subscribers (subscribed_at, id)
  include (search_text) where deleted_at is null and suspicion is not null;

drop index enquiries_by_name, enquiries_by_event_day, enquiries_open_by_stage;
create index enquiries_by_sending on enquiries (kind, sent_at, id)
  include (stage, assignee_id, event, guest_band, event_on, search_text) where deleted_at is null and suspicion is null;
create index enquiries_by_name on enquiries (kind, (lower(name) collate "C"), id)
  include (name, stage, assignee_id, event, guest_band, event_on, sent_at, search_text)
  where deleted_at is null and suspicion is null;
create index enquiries_by_event_day on enquiries (kind, event_on, id)
  include (stage, assignee_id, event, guest_band, sent_at, search_text)
  where deleted_at is null and suspicion is null;
create index enquiries_open_by_stage on enquiries (kind, stage, sent_at, id)
  include (assignee_id, event, guest_band, event_on, search_text) where deleted_at is null and suspicion is null;

-- Each kind is looked for by itself.
drop index enquiries_by_words;
create index contact_enquiries_by_words on enquiries using gin (search_text gin_trgm_ops) where kind = 'contact';
create index banquet_enquiries_by_words on enquiries using gin (search_text gin_trgm_ops) where kind = 'banquet';
create index corporate_enquiries_by_words on enquiries using gin (search_text gin_trgm_ops) where kind = 'corporate';

-- An index answers alone where the server knows that all see the row: it is to look there after every fiftieth is new.
alter table bookings set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table users set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table enquiries set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table newsletter_subscribers
  set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
