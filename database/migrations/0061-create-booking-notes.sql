-- What the staff tell each other about a stay; guests never see it.
create table booking_notes (
  id uuid primary key,
  booking_id uuid not null references bookings,
  author_id uuid references users,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index booking_notes_of_booking on booking_notes (booking_id, created_at desc);

-- News of a refund that came before our own reply did: kept until the refund's name at the provider is known.
create table refund_news (
  provider_refund_id text primary key,
  status text not null check (status in ('requested', 'processed', 'failed')),
  received_at timestamptz not null default now()
);

-- Letters that ask for a payment carry a way to it that needs no sign-in; only the hash of its secret is kept.
create table payment_links (
  secret_hash bytea primary key,
  booking_id uuid not null references bookings,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
