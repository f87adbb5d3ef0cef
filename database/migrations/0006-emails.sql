-- Emails to guests and to the hotel, with their delivery status (L-25).
create table emails (
  id uuid primary key,
  booking_id uuid references bookings,
  kind text not null,
  recipient text not null,
  -- Where an answer goes; null where it goes to the hotel's own address.
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  -- The text holds a secret: it is blanked once the email is sent, and never shown to staff.
  is_confidential boolean not null default false,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
-- Emails on the page of a booking.
create index emails_of_booking on emails (booking_id);
-- Admin list of emails, and the failed ones on the desk's page.
create index emails_by_status on emails (status, created_at, id);
-- Nightly blanking of confidential texts that were never sent.
create index emails_confidential on emails (created_at) where is_confidential and text_body <> '';
