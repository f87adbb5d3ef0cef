-- A booking carries the words by which its guest is found. Looked for among a million bookings they must stand where
-- the bookings are listed: to look each guest up would cost more than all the rest of a page.
-- And in one word what the desk tells bookings apart by. A hold that is paid is as good as certain to it.
alter table bookings add column guest_words text, add column facts text not null generated always as
  (case status when 'held' then 'confirmed' else status end || ' ' || payment_status || ' ' || payment_mode) stored;
update bookings set guest_words = users.search_text from users where users.id = bookings.user_id;
alter table bookings alter column guest_words set not null;

-- Locked as the foreign key will lock it, so that a guest who is renamed meanwhile waits for this booking.
create function booking_carries_guest_words() returns trigger language plpgsql as $$
begin
  select search_text into new.guest_words from users where id = new.user_id for key share;
  new.guest_words := coalesce(new.guest_words, '');
  return new;
end $$;
create trigger booking_carries_guest_words before insert on bookings
  for each row when (new.guest_words is null) execute function booking_carries_guest_words();

create function guest_words_follow_the_guest() returns trigger language plpgsql as $$
begin
  perform from users where id = new.id for update;
  update bookings set guest_words = new.search_text where user_id = new.id;
  return null;
end $$;
create trigger guest_words_follow_the_guest after update on users
  for each row when (old.search_text is distinct from new.search_text) execute function guest_words_follow_the_guest();
