-- An online payment has a line for each payer that it pays for, posted once.
drop index folio_lines_of_payment;
create unique index folio_lines_of_payment on folio_lines (payment_id, payer) where payment_id is not null and voids_line_id is null;
