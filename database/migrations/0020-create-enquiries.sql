-- What people ask of the hotel, and who wants its letters. Nothing is refused for looking like a bot: such posts are
-- kept with the reason for the suspicion, aside from the others (L-29).
create table enquiries (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'banquet', 'corporate')),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  phone text not null,
  message text not null default '',
  event_on date,
  event text,
  guest_band text,
  rooms_needed integer check (rooms_needed between 0 and 1000),
  company_name text not null default '',
  suspicion text,
  sent_at timestamptz not null,
  deleted_at timestamptz,
  constraint enquiries_name_an_event
    check (kind = 'contact' or (event_on is not null and event is not null and guest_band is not null))
);
create index enquiries_newest on enquiries (kind, sent_at desc, id desc) where deleted_at is null;

create table newsletter_subscribers (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  suspicion text,
  subscribed_at timestamptz not null,
  deleted_at timestamptz
);
create unique index newsletter_subscribers_once on newsletter_subscribers (lower(email));
create index newsletter_subscribers_newest on newsletter_subscribers (subscribed_at desc, id desc) where deleted_at is null;

-- How often each kind of page was seen on each day at the hotel: counts, and nothing about who looked (API-11).
create table page_views (
  page text not null,
  seen_on date not null,
  views bigint not null default 0 check (views >= 0),
  primary key (seen_on, page)
);
