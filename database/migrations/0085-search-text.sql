-- Searches find a text without its accents and apostrophes: "siobhan obrien" finds "Siobhán O’Brien".
create function to_search_text(text text) returns text language sql immutable strict parallel safe return
  lower(translate(regexp_replace(normalize(text, nfd), '[\u0300-\u036f]', '', 'g'), '''’‘ʼ`´', ''));

alter table users drop column search_text, add column search_text text not null
  generated always as (to_search_text(name || chr(10) || username || chr(10) || email || chr(10) || phone)) stored;
-- Search of the admin lists of users, bookings and the audit log.
create index users_search on users using gin (search_text gin_trgm_ops);

alter table enquiries drop column search_text, add column search_text text not null
  generated always as (to_search_text(name || chr(10) || email || chr(10) || phone || chr(10) || company_name)) stored;
-- Search of the admin lists of enquiries.
create index enquiries_search on enquiries using gin (search_text gin_trgm_ops);

alter table newsletter_subscribers drop column search_text, add column search_text text not null
  generated always as (to_search_text(email)) stored;
-- Search of the admin list of subscribers.
create index newsletter_subscribers_search on newsletter_subscribers using gin (search_text gin_trgm_ops);

alter table table_reservations drop column search_text, add column search_text text not null
  generated always as (to_search_text(reference || chr(10) || name || chr(10) || email || chr(10) || phone)) stored;
-- Search of the admin list of table reservations.
create index table_reservations_searched on table_reservations using gin (search_text gin_trgm_ops);

alter table room_types drop column search_text, add column search_text text not null
  generated always as
    (to_search_text(name || chr(10) || message || chr(10) || kind || chr(10) || bed || chr(10) || view)) stored;
alter table testimonials drop column search_text, add column search_text text not null
  generated always as (to_search_text(name || chr(10) || message)) stored;
alter table offers drop column search_text, add column search_text text not null
  generated always as
    (to_search_text(name || chr(10) || description || chr(10) || room_discount || chr(10) || dining_discount)) stored;
alter table gallery_items drop column search_text, add column search_text text not null
  generated always as (to_search_text(name || chr(10) || line)) stored;
alter table pictures drop column search_text, add column search_text text not null
  generated always as (to_search_text(alt || chr(10) || file_name)) stored;
