-- A voucher for each refund of an advance (CGST Act, section 31(3)(e)).
alter table document_counters drop constraint document_counters_kind_check,
  add constraint document_counters_kind_check check (kind in ('receipt', 'invoice', 'credit-note', 'refund-voucher'));
alter table documents drop constraint documents_kind_check,
  add constraint documents_kind_check check (kind in ('receipt', 'invoice', 'credit-note', 'refund-voucher'));
