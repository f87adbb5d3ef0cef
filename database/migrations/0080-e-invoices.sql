-- What the invoice registration portal returned for an invoice or a credit note to a GSTIN (CGST Rules, rule 48(4)).
create table e_invoices (
  document_id uuid primary key references documents,
  -- The invoice reference number.
  irn text not null unique check (irn ~ '^[0-9a-f]{64}$'),
  ack_number text not null check (ack_number ~ '^[0-9]{1,20}$'),
  acknowledged_at timestamptz not null,
  -- The JSON web token that the QR code states.
  signed_qr text not null,
  recorded_at timestamptz not null,
  recorded_by uuid
);
create trigger e_invoices_are_append_only before update or delete or truncate on e_invoices
  for each statement execute function append_only();

-- The documents to register of a month, and those that are late.
create index documents_to_gstin on documents (business_date)
  where kind in ('invoice', 'credit-note') and figures -> 'buyer' ->> 'gstin' is not null;
