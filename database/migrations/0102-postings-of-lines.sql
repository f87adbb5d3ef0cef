-- The transaction that posted a line. The instant alone does not tell two postings apart: transactions that wait for the
-- same booking can begin in one millisecond. Lines from before have the transaction of this migration, so the lines of one
-- posting are those with the same transaction and instant.
alter table folio_lines add column posted_in xid8 not null default pg_current_xact_id();
