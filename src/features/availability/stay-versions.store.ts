import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

// xmin is the transaction that wrote a row (postgresql.org/docs/current/ddl-system-columns.html): it never returns to an
// earlier value, also where the counters do. Lapsed holds count as free without a write, so they are part of the version.
const versions: Statement = {
  name: "stay-versions",
  text: `with lapsed as (
      select day::date as night, bit_xor(hashtextextended(concat(b.id, b.xmin), 0)) as version
      from bookings b join booking_rooms r on r.booking_id = b.id
        cross join lateral generate_series(r.check_in, r.check_out - 1, interval '1 day') as day
      where b.status = 'held' and b.hold_expires_at <= now() group by 1
    ), counted as (
      select night, bit_xor(hashtextextended(concat(room_type_id, xmin), 0)) as version
      from inventory_nights where night >= $1::date and night < $2::date group by night
    )
    select day::date as night, concat_ws('/', counted.version, lapsed.version) as version,
      (select xmin::text from settings where name = 'bookings') as settings
    from generate_series($1::date, $2::date - 1, interval '1 day') as day
      left join counted on counted.night = day::date
      left join lapsed on lapsed.night = day::date
    order by day`,
}

type NightVersion = {
  readonly night: CalendarDate
  readonly version: string
  /** The version of the booking settings; null when none are stored. */
  readonly settings: string | null
}

/** The version of each night of a range. */
export const listNightVersions = (
  sql: Sql,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<NightVersion[]> => sql.run<NightVersion>(versions, [from, to])
