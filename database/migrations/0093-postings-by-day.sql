-- Which bookings changed after a day, and which had postings by then, is read from these indexes alone: the accounts of a
-- month years ago ask it of most bookings.
drop index folio_lines_by_business_date, documents_by_business_date;
-- Day book, payments by method, GST of a month: lines by the day of posting.
create index folio_lines_by_business_date on folio_lines (business_date, sequence) include (booking_id);
-- GST of a month.
create index documents_by_business_date on documents (business_date, kind, count) include (booking_id);
