-- Few among very many: the list of users finds them without looking at every guest.
create index users_of_the_house on users (created_at, id) where deleted_at is null and role <> 'guest';
