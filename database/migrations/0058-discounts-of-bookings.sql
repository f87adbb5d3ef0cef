-- The discounts of the stays of a period, for their revenue.
create index folio_lines_discounts on folio_lines (booking_id) include (taxable_paise, sac) where kind = 'discount';
