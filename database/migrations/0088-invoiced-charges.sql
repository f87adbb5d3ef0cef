-- Charges that are not invoiced are found without reading the lines of all earlier years.
alter table bookings
  -- The charges that invoices state, less those of credit notes. It follows the lines of documents.
  add column invoiced_paise bigint not null default 0;
alter table bookings
  add column uninvoiced_paise bigint not null generated always as (charged_paise - invoiced_paise) stored;
update bookings b set invoiced_paise = s.invoiced
  from (
    select l.booking_id, sum(l.amount_paise) as invoiced
    from document_lines s join folio_lines l on l.id = s.folio_line_id
    where l.kind not in ('payment', 'refund') group by 1
  ) as s
  where b.id = s.booking_id and s.invoiced <> 0;

create function sum_invoiced_lines() returns trigger language plpgsql as $$
begin
  update bookings b set invoiced_paise = invoiced_paise + s.invoiced
  from (
    select l.booking_id, sum(l.amount_paise) as invoiced
    from new_lines n join folio_lines l on l.id = n.folio_line_id
    where l.kind not in ('payment', 'refund') group by 1
  ) as s
  where b.id = s.booking_id and s.invoiced <> 0;
  return null;
end $$;
create trigger sum_invoiced_lines after insert on document_lines
  referencing new table as new_lines for each statement execute function sum_invoiced_lines();

create trigger invoiced_sum_starts_empty before insert on bookings for each row
  when (new.invoiced_paise <> 0) execute function refuse_direct_folio_sums();
create trigger invoiced_sum_follows_lines before update of invoiced_paise
  on bookings for each row when (pg_trigger_depth() = 0) execute function refuse_direct_folio_sums();

-- The month for the accountant: charges to invoice.
create index bookings_to_invoice on bookings (id) where uninvoiced_paise <> 0;
-- Receivables by age, refunds that are due, and credits of one payer beside debts of the other.
drop index bookings_with_balance;
create index bookings_with_balance on bookings (check_out) include (balance_paise, status)
  where balance_paise <> 0 or credit_paise <> 0;
