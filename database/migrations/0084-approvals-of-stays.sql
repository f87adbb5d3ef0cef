-- An owner also approves cancellations that take extras off the bill, and upgrades of the room type.
alter table approval_requests drop constraint approval_requests_kind_check,
  add constraint approval_requests_kind_check check (kind in ('cancellation', 'discount', 'refund', 'upgrade', 'waiver'));
-- The rooms of an upgrade and their new type.
alter table approval_requests add column new_room_type jsonb,
  add constraint approval_request_has_new_room_type check ((kind = 'upgrade') = (new_room_type is not null));
