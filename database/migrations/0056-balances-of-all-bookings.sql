-- Money that came for a hold that had ended is a balance as well.
drop index bookings_with_balance;
-- Receivables by age, and refunds that are due: bookings whose balance is not zero.
create index bookings_with_balance on bookings (check_out) include (balance_paise, status)
  where balance_paise <> 0;
