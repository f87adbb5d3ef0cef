-- Frees at once every hold of a type on nights from `from_night` to before `before_night` whose time has passed.
-- Bookings and changes of stock both need it, so it stands where both reach it. Booking rows first, then their nights
-- in order: the lock order of the house.
create function free_lapsed_holds(of_type uuid, from_night date, before_night date) returns bigint language sql as $$
  with moved as (
    update bookings set status = 'expired', hold_expires_at = null, ended_at = now(), updated_at = now(),
      version = version + 1
    where id in (select b.id from bookings b where b.status = 'held' and b.hold_expires_at <= now()
      and b.check_in < before_night and b.check_out > from_night
      and exists (select 1 from booking_lines l where l.booking_id = b.id and l.room_type_id = of_type)
      for no key update skip locked)
    returning id, check_in, check_out
  ), wanted as (
    select l.room_type_id, day::date as night, sum(l.rooms)::int as rooms
    from moved join booking_lines l on l.booking_id = moved.id
      cross join lateral generate_series(moved.check_in, moved.check_out - 1, interval '1 day') as day
    group by 1, 2
  ), locked as materialized (
    select i.room_type_id, i.night, wanted.rooms
    from inventory_nights i join wanted using (room_type_id, night)
    order by i.room_type_id, i.night for update of i
  ), shifted as (
    update inventory_nights i set held = i.held - locked.rooms
    from locked where i.room_type_id = locked.room_type_id and i.night = locked.night
  )
  select count(*) from moved
$$;
