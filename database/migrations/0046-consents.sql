-- Consents to the newsletter, given and withdrawn (SAFE-8). They go with the subscriber when a person is erased.

create table newsletter_consents (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references newsletter_subscribers on delete cascade,
  event text not null check (event in ('given', 'withdrawn')),
  -- The version of the privacy notice in force; null for a time before the first one.
  notice_version date,
  how text not null check (how in ('emailed link', 'unsubscribe link', 'my account')),
  at timestamptz not null
);
-- The history of a subscriber.
create index newsletter_consents_of_subscriber on newsletter_consents (subscriber_id, at, id);

create trigger newsletter_consents_are_never_changed before update on newsletter_consents
  for each statement execute function append_only();
