-- Rises with every change of a table reservation: calendars ignore a file whose sequence has not risen (L-26).
alter table table_reservations add column version integer not null default 1 check (version > 0);
