create index users_by_phone on users (phone) where deleted_at is null and role = 'guest';
