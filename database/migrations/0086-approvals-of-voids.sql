-- An owner also approves the void of a fee.
alter table approval_requests drop constraint approval_requests_kind_check,
  add constraint approval_requests_kind_check
    check (kind in ('cancellation', 'discount', 'refund', 'upgrade', 'void', 'waiver'));
-- The line of the folio that the void reverses.
alter table approval_requests add column line_id uuid references folio_lines,
  add constraint approval_request_has_line check ((kind = 'void') = (line_id is not null));
