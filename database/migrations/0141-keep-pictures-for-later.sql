-- A picture that was described in the library stays, though nothing shows it yet.
alter table pictures add column is_kept boolean not null default false;
