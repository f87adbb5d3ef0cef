-- The hotel ends an entry whose stay it does not sell any more, such as one below a new minimum stay.
alter table waitlist_entries drop constraint waitlist_entries_ended_by_check,
  add constraint waitlist_entries_ended_by_check check (ended_by in ('guest', 'staff', 'hotel'));
