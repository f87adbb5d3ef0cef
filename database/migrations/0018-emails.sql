-- Newsletter with double opt-in, and emails that are sent once after an outage (FOLIO-9).
alter table newsletter_subscribers
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz,
  -- SHA-256 of the secret in the last confirmation link.
  add column confirmation_hash bytea,
  add column confirmation_expires_at timestamptz,
  -- In the address of the one-click unsubscription (RFC 8058).
  add column unsubscribe_key uuid not null default gen_random_uuid();

-- Those who subscribed before the double opt-in count as confirmed.
update newsletter_subscribers set confirmed_at = subscribed_at where suspicion is null;

alter table newsletter_subscribers add column status text not null generated always as (
  case when suspicion is not null then 'spam' when unsubscribed_at is not null then 'unsubscribed'
    when confirmed_at is not null then 'confirmed' else 'pending' end) stored;

create unique index newsletter_subscribers_unsubscribe_key on newsletter_subscribers (unsubscribe_key);
create index newsletter_subscribers_confirmation on newsletter_subscribers (confirmation_hash)
  where confirmation_hash is not null;
-- Admin list of subscribers by the time of subscribing, for each status.
create index newsletter_subscribers_by_time on newsletter_subscribers (status, subscribed_at, id)
  where deleted_at is null;
-- Admin list of subscribers by email, for each status.
drop index newsletter_subscribers_by_email;
create index newsletter_subscribers_by_email on newsletter_subscribers (status, (lower(email) collate "C"), id)
  where deleted_at is null;

alter table emails
  -- The address of the headers List-Unsubscribe and List-Unsubscribe-Post; only a newsletter has it.
  add column unsubscribe_url text,
  -- A delivery is running since then; another worker must not start a second one.
  add column claimed_at timestamptz,
  -- A confidential text is blanked then, or after an hour: later its secret opens nothing.
  add column secret_ends_at timestamptz;
-- These emails are sent once for each booking.
create unique index emails_once_for_booking on emails (booking_id, kind)
  where kind in ('payment-failed', 'hold-expired', 'pre-arrival', 'thank-you');
-- Expired holds and completed stays whose guests got no email about it yet.
create index bookings_expired on bookings (ended_at) where status = 'expired';
create index bookings_completed on bookings (check_out) where status = 'completed';
