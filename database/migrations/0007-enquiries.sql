-- Messages to the hotel, and newsletter subscribers. Nothing is refused for looking like spam: such a post is stored with
-- the reason for the suspicion and listed apart (L-29).
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
  stage text not null default 'new' check (stage in ('new', 'answered', 'won', 'lost')),
  stage_since timestamptz not null default now(),
  assignee_id uuid references users,
  sent_at timestamptz not null,
  deleted_at timestamptz,
  search_text text not null
    generated always as (lower(name || chr(10) || email || chr(10) || phone || chr(10) || company_name)) stored,
  -- Sorting by lower(name) of each row would cost as much as reading it.
  name_order text collate "C" not null generated always as (lower(name)) stored,
  constraint enquiries_name_an_event
    check (kind = 'contact' or (event_on is not null and event is not null and guest_band is not null))
)
-- Index-only scans need a current visibility map: vacuum after every fiftieth row is new.
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Admin lists of enquiries by the time of sending, and the newest unanswered ones on the desk's page.
create index enquiries_by_sending on enquiries (kind, stage, sent_at, id)
  where deleted_at is null and suspicion is null;
-- Admin lists of enquiries by name.
create index enquiries_by_name on enquiries (kind, stage, name_order, id)
  where deleted_at is null and suspicion is null;
-- Admin lists of enquiries by the day of the event.
create index enquiries_by_event_day on enquiries (kind, stage, event_on, id)
  where deleted_at is null and suspicion is null;
-- Search of the admin lists of enquiries.
create index enquiries_search on enquiries using gin (search_text gin_trgm_ops);
-- GET /contact, /banquet and /corporate, newest first.
create index enquiries_newest on enquiries (kind, sent_at desc, id desc) where deleted_at is null;
-- Admin lists of spam.
create index enquiries_spam on enquiries (kind, sent_at desc, id desc) where deleted_at is null and suspicion is not null;

-- What was done with an enquiry: notes, replies, changes of stage and of the person in charge.
create table enquiry_entries (
  id uuid primary key,
  enquiry_id uuid not null references enquiries,
  kind text not null check (kind in ('note', 'reply', 'stage', 'assignment')),
  body text not null check (length(body) <= 10000),
  author_id uuid references users,
  email_id uuid references emails,
  written_at timestamptz not null
);
-- The history on the page of an enquiry.
create index enquiry_entries_of_enquiry on enquiry_entries (enquiry_id, written_at, id);

create table newsletter_subscribers (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  suspicion text,
  subscribed_at timestamptz not null,
  deleted_at timestamptz,
  search_text text not null generated always as (lower(email)) stored
)
with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Subscribing twice keeps one row.
create unique index newsletter_subscribers_email_taken on newsletter_subscribers (lower(email));
-- Admin list of subscribers and GET /newsletter, and the spam among them, newest first.
create index newsletter_subscribers_newest on newsletter_subscribers
  (((suspicion is not null)::text), subscribed_at, id) where deleted_at is null;
-- Admin list of subscribers by email.
create index newsletter_subscribers_by_email on newsletter_subscribers
  (((suspicion is not null)::text), (lower(email) collate "C"), id) where deleted_at is null;
-- Search of the admin list of subscribers.
create index newsletter_subscribers_search on newsletter_subscribers using gin (search_text gin_trgm_ops);
