-- The administration is a team: the former admin owns the house.
alter table users drop constraint users_role_check;
update users set role = 'owner' where role = 'admin';
alter table users add constraint users_role_check
  check (role in ('guest', 'owner', 'front-desk', 'marketing', 'events'));
