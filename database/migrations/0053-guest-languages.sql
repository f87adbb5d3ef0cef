-- The language of the emails to a guest: that of the pages where they booked, signed up, waited or wrote (WORDS-1).
alter table users add column language text not null default 'en' check (language in ('en', 'hi'));
alter table bookings add column language text not null default 'en' check (language in ('en', 'hi'));
alter table waitlist_entries add column language text not null default 'en' check (language in ('en', 'hi'));
alter table enquiries add column language text not null default 'en' check (language in ('en', 'hi'));
alter table newsletter_subscribers add column language text not null default 'en' check (language in ('en', 'hi'));
alter table table_reservations add column language text not null default 'en' check (language in ('en', 'hi'));
