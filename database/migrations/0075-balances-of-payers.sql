-- A credit of one payer does not pay what the other one owes: the payment of a booking is pending while a payer owes.
alter table bookings
  -- What the company owes; negative for its credit. The rest of the balance is the guest's.
  add column company_balance_paise bigint not null default 0;
update bookings b set company_balance_paise = l.balance
  from (select booking_id, sum(amount_paise) as balance from folio_lines where payer = 'company' group by 1) as l
  where l.booking_id = b.id;

create or replace function sum_folio_lines() returns trigger language plpgsql as $$
begin
  -- Concurrent postings to one booking wait for each other, so that each sums the lines of the one before.
  perform 1 from bookings where id in (select booking_id from new_lines) order by id for no key update;
  update bookings b set charged_paise = s.charged, paid_paise = s.paid, refunded_paise = s.refunded,
    company_balance_paise = s.company
  from (
    select l.booking_id, coalesce(sum(l.amount_paise) filter (where l.kind not in ('payment', 'refund')), 0) as charged,
      coalesce(-sum(l.amount_paise) filter (where l.kind = 'payment'), 0) as paid,
      coalesce(sum(l.amount_paise) filter (where l.kind = 'refund'), 0) as refunded,
      coalesce(sum(l.amount_paise) filter (where l.payer = 'company'), 0) as company
    from folio_lines l where l.booking_id in (select booking_id from new_lines) group by 1
  ) as s
  where b.id = s.booking_id
    and (b.charged_paise, b.paid_paise, b.refunded_paise, b.company_balance_paise)
      is distinct from (s.charged, s.paid, s.refunded, s.company);
  return null;
end $$;

drop trigger folio_sums_start_unpaid on bookings;
drop trigger folio_sums_follow_lines on bookings;
create trigger folio_sums_start_unpaid before insert on bookings for each row
  when (new.charged_paise not in (0, new.total_paise) or new.paid_paise <> 0 or new.refunded_paise <> 0
    or new.company_balance_paise <> 0)
  execute function refuse_direct_folio_sums();
create trigger folio_sums_follow_lines before update of charged_paise, paid_paise, refunded_paise, company_balance_paise
  on bookings for each row when (pg_trigger_depth() = 0) execute function refuse_direct_folio_sums();

-- The indexes of the dropped columns are dropped with them.
alter table bookings
  drop column status_key,
  drop column payment_status,
  -- The credits of the payers, whatever the other one owes. With the balance it is what the payers owe.
  add column credit_paise bigint not null generated always as (greatest(0, -company_balance_paise)
    + greatest(0, company_balance_paise - (charged_paise - paid_paise + refunded_paise))) stored,
  add column payment_status text not null generated always as (
    case when confirmed_at is not null and company_balance_paise <= 0
      and charged_paise - paid_paise + refunded_paise <= company_balance_paise
      and (paid_paise > 0 or status in ('confirmed', 'completed')) then 'done' else 'pending' end) stored,
  add column status_key text not null generated always as (
    case when confirmed_at is null then 'attempt' else status || ' ' ||
      case when company_balance_paise <= 0
        and charged_paise - paid_paise + refunded_paise <= company_balance_paise
        and (paid_paise > 0 or status in ('confirmed', 'completed')) then 'done' else 'pending' end
      || ' ' || payment_mode end) stored;

-- A guest's own bookings, newest first, and bookings found by the guest's search text.
create index bookings_of_user on bookings (user_id, sequence desc)
  include (id, status_key, payment_status, payment_mode, created_at, check_in, check_out, total_paise, confirmed_at, deleted_at);
-- The desk's day, the tape chart and the revenue figures: stays by their first night, past and future.
create index bookings_by_check_in on bookings (check_in)
  include (check_out, arrives_on, departs_on, ended_on, sequence, status, payment_status, deleted_at, id)
  where status in ('held', 'confirmed', 'completed');
-- Admin list of bookings by the time of booking.
create index bookings_listed_by_booking on bookings (status_key, created_at, id) include (room_type_id)
  where deleted_at is null;
-- Admin list of bookings by arrival.
create index bookings_listed_by_arrival on bookings (status_key, arrives_on, id) where deleted_at is null;
-- Admin list of bookings by departure.
create index bookings_listed_by_departure on bookings (status_key, departs_on, id) where deleted_at is null;
-- Admin list of bookings by total.
create index bookings_listed_by_total on bookings (status_key, total_paise, id) include (room_type_id)
  where deleted_at is null;
-- Admin list of confirmed records.
create index bookings_listed_by_confirmation on bookings (status_key, confirmed_at, id)
  where confirmed_at is not null;
