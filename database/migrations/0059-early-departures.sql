-- The desk's day reads the day on which a stay was completed: the counts of its lists stay index-only.
drop index bookings_by_check_in;
-- The desk's day, the tape chart and the revenue figures: stays by their first night, past and future.
create index bookings_by_check_in on bookings (check_in)
  include (check_out, arrives_on, departs_on, ended_on, sequence, status, payment_status, deleted_at, id)
  where status in ('held', 'confirmed', 'completed');
