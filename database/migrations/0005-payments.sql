-- Orders at the card provider, payments, refunds and the ledger.

create table payment_orders (
  id uuid primary key,
  booking_id uuid not null references bookings,
  provider text not null,
  provider_order_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null default now(),
  unique (provider, provider_order_id)
);
-- Orders of a booking, newest first.
create index payment_orders_of_booking on payment_orders (booking_id, created_at desc);

create table payments (
  id uuid primary key,
  provider text not null,
  provider_payment_id text not null,
  -- Null, with a problem, for a payment without a booking.
  order_id uuid references payment_orders,
  booking_id uuid references bookings,
  amount_paise bigint not null check (amount_paise > 0),
  method text not null default '',
  problem text,
  -- Whether it paid the booking or is refunded; null until that is decided.
  outcome text check (outcome in ('applied', 'refunded')),
  captured_at timestamptz not null default now(),
  unique (provider, provider_payment_id)
);
-- Payments of a booking, and the transaction id in lists of bookings.
create index payments_of_booking on payments (booking_id);
-- Payments that the reconciler has to settle.
create index payments_undecided on payments (captured_at) where outcome is null and problem is null;
-- Unmatched payments on the desk's page, newest first.
create index payments_with_problem on payments (captured_at) where problem is not null;

-- Webhook events already handled.
create table payment_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  booking_id uuid not null references bookings,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'processed', 'failed')),
  provider_refund_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Refunds of a booking.
create index refunds_of_booking on refunds (booking_id);

-- The status of a refund at the provider. A webhook may bring it before the provider's answer with the refund's id.
create table provider_refund_statuses (
  provider_refund_id text primary key,
  status text not null check (status in ('requested', 'processed', 'failed')),
  received_at timestamptz not null default now()
);

-- Links in emails that ask for a payment, valid without sign-in; only the hash of a link's secret is stored.
create table payment_links (
  secret_hash bytea primary key,
  booking_id uuid not null references bookings,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Double entry, append-only: the entries of each transaction sum to zero. Debits are positive.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null,
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('charge', 'payment', 'refund', 'fee', 'release')),
  account text not null check (account in ('guest', 'room-revenue', 'gst-payable', 'provider', 'front-desk', 'fees')),
  amount_paise bigint not null check (amount_paise <> 0),
  created_at timestamptz not null default now()
);
-- The balance of a booking.
create index ledger_entries_of_booking on ledger_entries (booking_id);

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if exists (select 1 from new_entries group by transaction_id having sum(amount_paise) <> 0) then
    raise exception 'ledger entries of a transaction must sum to zero' using errcode = '23514', constraint = 'ledger_must_balance';
  end if;
  return null;
end $$;
create trigger ledger_must_balance after insert on ledger_entries
  referencing new table as new_entries for each statement execute function ledger_must_balance();

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = 'append_only';
end $$;
create trigger ledger_is_append_only before update or delete or truncate on ledger_entries
  for each statement execute function append_only();
