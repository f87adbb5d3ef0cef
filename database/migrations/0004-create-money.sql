-- Orders at the card provider, what was paid on them, what was given back.
create table payment_orders (
  id uuid primary key,
  booking_id uuid not null references bookings,
  provider text not null,
  provider_order_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null default now(),
  unique (provider, provider_order_id)
);
create index payment_orders_of_booking on payment_orders (booking_id, created_at desc);

create table payments (
  id uuid primary key,
  provider text not null,
  provider_payment_id text not null,
  -- Null, with the problem said, when the money belongs to no booking of ours.
  order_id uuid references payment_orders,
  booking_id uuid references bookings,
  amount_paise bigint not null check (amount_paise > 0),
  method text not null default '',
  problem text,
  -- What became of it: it paid the booking, or it is given back. Null until that is decided.
  outcome text check (outcome in ('applied', 'refunded')),
  captured_at timestamptz not null default now(),
  unique (provider, provider_payment_id)
);
create index payments_of_booking on payments (booking_id);
create index payments_undecided on payments (captured_at) where outcome is null and problem is null;
create index payments_with_problem on payments (captured_at) where problem is not null;

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
create index refunds_of_booking on refunds (booking_id);

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
create trigger ledger_is_append_only before update or delete on ledger_entries
  for each statement execute function append_only();

-- Who did what, when, to which record, and what it was before and after.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('visitor', 'user', 'system')),
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_log_of_subject on audit_log (subject_type, subject_id, id desc);
create trigger audit_log_is_append_only before update or delete on audit_log
  for each statement execute function append_only();

-- What a manager may change without a programmer: tax slabs, hold minutes, the cancellation policy.
create table settings (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
