-- The folio: the bill of a booking. Lines are only ever added; every amount about money is a sum of lines (FOLIO-1).

create table folio_lines (
  id uuid primary key,
  -- The order of posting.
  sequence bigint generated always as identity,
  booking_id uuid not null references bookings,
  -- Who is billed: the guest, or the company that pays a part.
  payer text not null default 'guest' check (payer in ('guest', 'company')),
  kind text not null check (kind in ('room', 'extra', 'fee', 'discount', 'payment', 'refund')),
  description text not null check (length(description) between 1 and 200),
  quantity integer not null default 1 check (quantity > 0),
  -- What the line adds to the balance: charges and refunds are positive, payments and discounts negative; a line that
  -- voids another one has the opposite sign. Charges include GST.
  amount_paise bigint not null,
  taxable_paise bigint not null default 0,
  gst_paise bigint not null default 0,
  gst_basis_points integer not null default 0 check (gst_basis_points >= 0),
  -- The Services Accounting Code of a charge, for the tax invoice (CGST Rule 46).
  sac text not null default '',
  -- How a payment or refund was made; null for charges.
  method text check (method in ('cash', 'card', 'upi', 'bank-transfer', 'online', 'other')),
  reference text not null default '' check (length(reference) <= 100),
  reason text not null default '' check (length(reason) <= 500),
  -- The line that this one reverses; once at most.
  voids_line_id uuid unique references folio_lines,
  -- The online payment or refund behind the line; posted once.
  payment_id uuid references payments,
  refund_id uuid references refunds,
  -- A form that is sent twice posts once (FOLIO-4).
  idempotency_key text check (length(idempotency_key) between 8 and 100),
  -- The hotel's date of the posting: reports by day and month read it.
  business_date date not null,
  actor_kind text not null default 'system' check (actor_kind in ('visitor', 'user', 'system')),
  actor_id uuid,
  created_at timestamptz not null default now(),
  constraint folio_line_has_amount check (amount_paise <> 0 or taxable_paise <> 0),
  constraint folio_line_is_taxed_charge_or_payment check (
    case when kind in ('payment', 'refund') then method is not null and taxable_paise = 0 and gst_paise = 0 and sac = ''
    else method is null and taxable_paise + gst_paise = amount_paise end)
);
-- The folio of a booking, in order.
create index folio_lines_of_booking on folio_lines (booking_id, sequence);
-- Day book, payments by method, GST of a month: lines by the day of posting.
create index folio_lines_by_business_date on folio_lines (business_date, sequence);
-- Refuses a second posting under the same key.
create unique index folio_lines_posted_once on folio_lines (booking_id, idempotency_key) where idempotency_key is not null;
-- Refuses a second line for the same online payment or refund, except its void.
create unique index folio_lines_of_payment on folio_lines (payment_id) where payment_id is not null and voids_line_id is null;
create unique index folio_lines_of_refund on folio_lines (refund_id) where refund_id is not null and voids_line_id is null;

-- The sums of a booking's lines. A confirmed booking is inserted with its room charge; then only the trigger below writes
-- them, and the nightly audit recomputes them.
alter table bookings
  add column charged_paise bigint not null default 0,
  add column paid_paise bigint not null default 0,
  add column refunded_paise bigint not null default 0,
  -- The hotel's date on which the booking was completed or cancelled. A completed stay can be reopened on that day, and
  -- the figures of the nights before a cancellation stay as they were.
  add column ended_on date,
  add column balance_paise bigint not null generated always as (charged_paise - paid_paise + refunded_paise) stored;

create function sum_folio_lines() returns trigger language plpgsql as $$
begin
  -- Concurrent postings to one booking wait for each other, so that each sums the lines of the one before.
  perform 1 from bookings where id in (select booking_id from new_lines) order by id for no key update;
  update bookings b set charged_paise = s.charged, paid_paise = s.paid, refunded_paise = s.refunded
  from (
    select l.booking_id, coalesce(sum(l.amount_paise) filter (where l.kind not in ('payment', 'refund')), 0) as charged,
      coalesce(-sum(l.amount_paise) filter (where l.kind = 'payment'), 0) as paid,
      coalesce(sum(l.amount_paise) filter (where l.kind = 'refund'), 0) as refunded
    from folio_lines l where l.booking_id in (select booking_id from new_lines) group by 1
  ) as s
  where b.id = s.booking_id
    and (b.charged_paise, b.paid_paise, b.refunded_paise) is distinct from (s.charged, s.paid, s.refunded);
  return null;
end $$;
create trigger sum_folio_lines after insert on folio_lines
  referencing new table as new_lines for each statement execute function sum_folio_lines();

create function refuse_direct_folio_sums() returns trigger language plpgsql as $$
begin
  raise exception 'the sums of a folio follow its lines' using errcode = '23514', constraint = 'folio_sums_follow_lines';
end $$;

-- The ledger of before: one folio line for each of its transactions. Its fees had no tax.
insert into folio_lines (id, booking_id, kind, description, amount_paise, taxable_paise, gst_paise, gst_basis_points, sac,
  method, business_date, created_at)
select l.transaction_id, l.booking_id, k.kind, k.description, l.amount, l.taxable, l.gst,
  case when l.gst = 0 then 0 else (select max(n.gst_basis_points) from booking_nights n where n.booking_id = l.booking_id) end,
  case when k.kind in ('room', 'fee') then '996311' else '' end,
  case when k.kind in ('payment', 'refund') then case when l.is_online then 'online' else 'other' end end,
  (l.created_at at time zone 'Asia/Kolkata')::date, l.created_at
from (
  select transaction_id, booking_id, kind, min(id) as position, min(created_at) as created_at,
    sum(amount_paise) filter (where account = 'guest') as amount,
    coalesce(-sum(amount_paise) filter (where account in ('room-revenue', 'fees')), 0) as taxable,
    coalesce(-sum(amount_paise) filter (where account = 'gst-payable'), 0) as gst,
    bool_or(account = 'provider') as is_online
  from (
    -- A release and its fee share a transaction id.
    select case kind when 'fee' then md5(transaction_id || 'fee')::uuid else transaction_id end as transaction_id, id,
      booking_id, kind, account, amount_paise, created_at
    from ledger_entries
  ) as entries
  group by 1, 2, 3
) as l
  join (values ('charge', 'room', 'Room charge'), ('release', 'room', 'Room charge reversed'),
    ('fee', 'fee', 'Cancellation fee'), ('payment', 'payment', 'Payment'), ('refund', 'refund', 'Refund'))
    as k (old_kind, kind, description) on k.old_kind = l.kind
where l.amount <> 0
order by l.position;

drop table ledger_entries;
drop function ledger_must_balance();

create trigger folio_is_append_only before update or delete or truncate on folio_lines
  for each statement execute function append_only();
create trigger folio_sums_start_unpaid before insert on bookings for each row
  when (new.charged_paise not in (0, new.total_paise) or new.paid_paise <> 0 or new.refunded_paise <> 0)
  execute function refuse_direct_folio_sums();
create trigger folio_sums_follow_lines before update of charged_paise, paid_paise, refunded_paise on bookings for each row
  when (pg_trigger_depth() = 0) execute function refuse_direct_folio_sums();

-- The ledger in double entry: each folio line debits and credits accounts, so it balances by construction. Debits are
-- positive.
create view ledger_entries as
select l.id as transaction_id, l.booking_id, l.kind, e.account, e.amount_paise, l.business_date, l.created_at, l.sequence
from folio_lines l cross join lateral (values
  ('guest', l.amount_paise),
  (case l.kind when 'room' then 'room-revenue' when 'extra' then 'extras' when 'fee' then 'fees' when 'discount' then 'discounts' end,
    -l.taxable_paise),
  ('gst-payable', -l.gst_paise),
  (case when l.method = 'online' then 'provider' else l.method end, case when l.method is null then 0 else -l.amount_paise end)
) as e (account, amount_paise)
where e.amount_paise <> 0;

-- The payment status follows from the sums: done when nothing is owed. A booking that was never confirmed is an unpaid
-- attempt, which lists leave out (ACCT-4, ADM-6).
drop index bookings_of_user, bookings_by_check_in, bookings_listed_by_booking, bookings_listed_by_check_in,
  bookings_listed_by_check_out, bookings_listed_by_total, bookings_listed_by_confirmation;
alter table bookings drop column status_key, drop column payment_status;
alter table bookings
  add column payment_status text not null generated always as (
    case when confirmed_at is not null and charged_paise - paid_paise + refunded_paise <= 0
      and (paid_paise > 0 or status in ('confirmed', 'completed')) then 'done' else 'pending' end) stored,
  add column status_key text not null generated always as (
    case when confirmed_at is null then 'attempt' else status || ' ' ||
      case when charged_paise - paid_paise + refunded_paise <= 0
        and (paid_paise > 0 or status in ('confirmed', 'completed')) then 'done' else 'pending' end
      || ' ' || payment_mode end) stored;

-- A guest's own bookings, newest first, and bookings found by the guest's search text.
create index bookings_of_user on bookings (user_id, sequence desc)
  include (id, status_key, payment_status, payment_mode, created_at, check_in, check_out, total_paise, confirmed_at, deleted_at);
-- The desk's day, the tape chart and the revenue figures: stays by their first night, past and future.
create index bookings_by_check_in on bookings (check_in)
  include (check_out, sequence, status, payment_status, deleted_at, id)
  where status in ('held', 'confirmed', 'completed');
-- The revenue figures: cancelled stays, such as no-shows, whose first nights had passed.
create index bookings_cancelled_after_check_in on bookings (check_in) include (ended_on, id)
  where status = 'cancelled' and ended_on > check_in;
-- Admin list of bookings by the time of booking.
create index bookings_listed_by_booking on bookings (status_key, created_at, id) include (room_type_id)
  where deleted_at is null;
-- Admin list of bookings by check-in.
create index bookings_listed_by_check_in on bookings (status_key, check_in, id) where deleted_at is null;
-- Admin list of bookings by check-out.
create index bookings_listed_by_check_out on bookings (status_key, check_out, id) where deleted_at is null;
-- Admin list of bookings by total.
create index bookings_listed_by_total on bookings (status_key, total_paise, id) include (room_type_id)
  where deleted_at is null;
-- Admin list of confirmed records.
create index bookings_listed_by_confirmation on bookings (status_key, confirmed_at, id)
  where confirmed_at is not null;
-- Receivables by age, and refunds that are due: ended stays whose balance is not zero.
create index bookings_with_balance on bookings (check_out) include (balance_paise, status)
  where balance_paise <> 0 and confirmed_at is not null;
