-- Stays that are over, by their day of arrival: newest first they would begin behind all that are still to come.
create index bookings_listed_by_status_and_check_in on bookings (status, check_in, id)
  where deleted_at is null and not (payment_mode = 'online' and payment_status = 'pending');
-- What is kept aside is little among very much.
create index newsletter_subscribers_aside on newsletter_subscribers (subscribed_at, id)
  where deleted_at is null and suspicion is not null;
