-- Documents for the guest and the accountant: receipts, tax invoices, credit notes. Issued once, drawn from stored figures.

-- The company that a booking's invoices are made out to.
create table booking_companies (
  booking_id uuid primary key references bookings,
  name text not null check (length(name) between 2 and 100),
  gstin text not null check (gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'),
  address text not null check (length(address) between 5 and 300),
  updated_at timestamptz not null default now()
);

-- The last number of each series. A document is issued under the lock of its row, so numbers have no gap and no repeat.
create table document_counters (
  kind text not null check (kind in ('receipt', 'invoice', 'credit-note')),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  last_number integer not null check (last_number > 0),
  primary key (kind, financial_year)
);

create table documents (
  id uuid primary key,
  sequence bigint generated always as identity,
  kind text not null check (kind in ('receipt', 'invoice', 'credit-note')),
  financial_year text not null,
  count integer not null check (count > 0),
  -- At most 16 characters (CGST Rules, rule 46).
  number text not null unique check (length(number) between 1 and 16),
  booking_id uuid not null references bookings,
  payer text not null check (payer in ('guest', 'company')),
  -- The invoice that a credit note corrects.
  credits_document_id uuid references documents,
  issued_at timestamptz not null,
  business_date date not null,
  total_paise bigint not null check (total_paise > 0),
  -- Everything that is printed.
  figures jsonb not null,
  issued_by uuid,
  unique (kind, financial_year, count),
  constraint credit_note_corrects_invoice check ((kind = 'credit-note') = (credits_document_id is not null))
);
-- Documents of a booking, in order.
create index documents_of_booking on documents (booking_id, sequence);
-- GST of a month.
create index documents_by_business_date on documents (business_date, kind, count);

-- The folio lines that a document states; a line is on one document at most.
create table document_lines (
  folio_line_id uuid primary key references folio_lines,
  document_id uuid not null references documents
);
-- The lines of a document.
create index document_lines_of_document on document_lines (document_id);

create trigger documents_are_append_only before update or delete or truncate on documents
  for each statement execute function append_only();
create trigger document_lines_are_append_only before update or delete or truncate on document_lines
  for each statement execute function append_only();
