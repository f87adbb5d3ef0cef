-- Letters to guests and to the hotel, kept with their fate (L-25).
create table letters (
  id uuid primary key,
  booking_id uuid references bookings,
  kind text not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index letters_newest on letters (created_at desc);
create index letters_of_booking on letters (booking_id);
