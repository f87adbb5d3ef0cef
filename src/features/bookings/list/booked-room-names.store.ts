const namesSql = (booking: string, isPlain: string): string =>
  `(select case when ${isPlain} then min(t.room_name)
      else string_agg(t.rooms || ' × ' || t.room_name, ', ' order by t.position) end
    from (select o.room_name, count(*) as rooms, min(o.position) as position
      from booking_rooms o where o.booking_id = ${booking} group by o.room_type_id, o.room_name) as t)`

/**
 * The room types of a booking as SQL text: 'Classic Room', and of several types '2 × Classic Room, 1 × Family Suite'.
 * `booking` is the SQL of the booking's id.
 */
export const roomNamesSql = (booking: string): string => namesSql(booking, "count(*) = 1")

/** The same without a number of rooms beside it: '2 × Classic Room' too. */
export const countedRoomNamesSql = (booking: string): string => namesSql(booking, "sum(t.rooms) = 1")
