-- A lapsed hold that another transaction had locked, to settle a late payment or to cancel it, was left out: a booking of its
-- rooms was refused although they became free. It waits now. All callers run it outside of a transaction, so it holds no nights
-- while it waits; it locks the bookings in the order of their ids.
create or replace function expire_lapsed_holds(of_type uuid, from_night date, before_night date) returns bigint language sql as $$
  with expired as (
    update bookings set status = 'expired', hold_expires_at = null, ended_at = now(), updated_at = now(),
      version = version + 1
    where id in (select b.id from bookings b where b.status = 'held' and b.hold_expires_at <= now()
      and exists (select 1 from booking_rooms r where r.booking_id = b.id and r.room_type_id = of_type
        and r.check_in < before_night and r.check_out > from_night)
      order by b.id for no key update)
    returning id
  ), booked as (
    select r.room_type_id, r.check_in, r.check_out
    from expired join booking_rooms r on r.booking_id = expired.id for share of r
  ), released as (
    select room_type_id, day::date as night, count(*)::int as rooms
    from booked cross join lateral generate_series(check_in, check_out - 1, interval '1 day') as day
    group by 1, 2
  ), locked as materialized (
    select i.room_type_id, i.night, released.rooms
    from inventory_nights i join released using (room_type_id, night)
    order by i.room_type_id, i.night for update of i
  ), counted as (
    update inventory_nights i set held = i.held - locked.rooms
    from locked where i.room_type_id = locked.room_type_id and i.night = locked.night
  )
  select count(*) from expired
$$;
