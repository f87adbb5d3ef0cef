-- Refunds that are tried again, disputes and settlements of the card provider, and the sandbox's part of them.

alter table refunds
  -- Each attempt is a refund of its own at the provider: the number is part of its idempotency key.
  add column attempt integer not null default 1 check (attempt > 0),
  add column failure_reason text not null default '',
  -- The desk gave up the online refund and credited the folio instead.
  add column closed_at timestamptz;
-- Refunds that failed, and refunds in progress that are checked at the provider.
create index refunds_not_processed on refunds (updated_at) where status <> 'processed';

-- Attempts of a refund that failed before the current one.
create table failed_refund_attempts (
  refund_id uuid not null references refunds,
  attempt integer not null,
  provider_refund_id text unique,
  failure_reason text not null,
  failed_at timestamptz not null default now(),
  primary key (refund_id, attempt)
);

-- When the reconciler last asked the provider for payments of the order, so that old orders get their turn.
alter table payment_orders add column checked_at timestamptz;
-- The reconciler's orders.
create index payment_orders_by_creation on payment_orders (created_at);

-- Disputes of payments (chargebacks): the provider withholds or deducts their amount.
create table payment_disputes (
  provider text not null,
  provider_dispute_id text not null,
  provider_payment_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  deducted_paise bigint not null default 0,
  reason text not null default '',
  status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz,
  opened_at timestamptz not null,
  -- The provider's time of this status: webhooks arrive in any order.
  reported_at timestamptz not null,
  primary key (provider, provider_dispute_id)
);

-- Transfers of the provider to the hotel's bank account, by its settlement report.
create table provider_settlements (
  provider text not null,
  settlement_id text not null,
  -- The bank's reference of the transfer.
  utr text not null default '',
  settled_at timestamptz not null,
  primary key (provider, settlement_id)
);
-- Settlements of a month.
create index provider_settlements_by_time on provider_settlements (settled_at);

create table provider_settlement_items (
  provider text not null,
  settlement_id text not null,
  kind text not null check (kind in ('payment', 'refund', 'adjustment', 'other')),
  -- The provider's id of the payment, refund or adjustment.
  entity_id text not null,
  amount_paise bigint not null,
  -- The provider's fee with its GST; tax_paise is that GST.
  fee_paise bigint not null default 0,
  tax_paise bigint not null default 0,
  -- What the item adds to the transfer: amount less fee, negative for debits.
  net_paise bigint not null,
  provider_dispute_id text,
  description text not null default '',
  primary key (provider, settlement_id, kind, entity_id),
  foreign key (provider, settlement_id) references provider_settlements
);
-- The settlement of a payment or refund.
create index provider_settlement_items_of_entity on provider_settlement_items (provider, entity_id);

-- The sandbox. An order may have a second payment that is authorised late, as at the provider.
drop index sandbox_order_paid_once;
alter table sandbox_refunds add column status text not null default 'processed'
  check (status in ('pending', 'processed', 'failed'));

create table sandbox_disputes (
  id text primary key,
  payment_id text not null references sandbox_payments,
  amount_paise bigint not null,
  deducted_paise bigint not null default 0,
  reason_code text not null,
  status text not null default 'open' check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz
);
