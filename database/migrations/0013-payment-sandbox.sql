-- Tables of the built-in sandbox of the card provider: play money, never read by the hotel's own code.
create table sandbox_keys (
  only_row boolean primary key default true check (only_row),
  key_id text not null,
  key_secret text not null,
  webhook_secret text not null
);

create table sandbox_orders (
  id text primary key,
  amount_paise bigint not null check (amount_paise >= 100),
  receipt text check (length(receipt) <= 40),
  notes jsonb not null default '{}',
  status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
  attempts integer not null default 0,
  created_at timestamptz not null
);

create table sandbox_payments (
  id text primary key,
  order_id text not null references sandbox_orders,
  amount_paise bigint not null check (amount_paise >= 100),
  refunded_paise bigint not null default 0,
  status text not null check (status in ('authorized', 'captured', 'refunded', 'failed')),
  method text not null check (method in ('card', 'upi', 'netbanking', 'emi')),
  -- What the provider reports about the instrument: {"vpa": ...}, {"bank": ...}, {"last4": ...}
  instrument jsonb not null,
  email text not null default '',
  contact text not null default '',
  failure_reason text,
  created_at timestamptz not null,
  constraint sandbox_refunded_within_amount check (refunded_paise between 0 and amount_paise)
);
-- Payments of an order, newest first.
create index sandbox_payments_of_order on sandbox_payments (order_id, created_at);
-- Refuses a second payment of an order.
create unique index sandbox_order_paid_once on sandbox_payments (order_id) where status <> 'failed';

create table sandbox_refunds (
  id text primary key,
  payment_id text not null references sandbox_payments,
  amount_paise bigint not null check (amount_paise >= 100),
  idempotency_key text,
  created_at timestamptz not null,
  unique (payment_id, idempotency_key)
);

-- Webhooks to deliver, at least once; the body is stored byte for byte, because it is signed.
create table sandbox_events (
  id text primary key,
  sequence bigint generated always as identity,
  type text not null,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  delivered_at timestamptz
);
-- Webhooks to deliver, and when the next is due.
create index sandbox_events_to_deliver on sandbox_events (due_at) where delivered_at is null;
