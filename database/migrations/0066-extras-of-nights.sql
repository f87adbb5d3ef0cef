-- A day room is sold by the hour: an extra that moves the hours of a night cannot apply to it.
alter table extras add column changes_hours boolean not null default false;

-- The two of the first price list (0015, 0038); the owner says it of others.
update extras set changes_hours = true where name in ('Early check-in', 'Late check-out') and deleted_at is null;
