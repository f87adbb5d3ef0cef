-- Who withdrew a deposit; null of those that the end of the booking or a person unknown withdrew.
alter table deposit_requests add column withdrawn_by uuid references users;
