import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { TaxedPrice } from "#src/features/pricing/gst.ts"
import type { TaxedNight } from "./retax-nights.ts"

/** The nights of the rooms of a booking, the earliest first. */
export const listTaxedNights = (sql: Sql, bookingId: string): Promise<TaxedNight[]> =>
  sql.execute<TaxedNight>(
    `select room_position as position, night, price_paise as price, gst_basis_points as "basisPoints"
      from booking_nights where booking_id = $1 order by night, room_position`,
    [bookingId],
  )

/** Writes the tax of nights of a booking, and its subtotal and GST; prices and the total stay. The caller has locked it. */
export async function updateNightTaxes(
  sql: Sql,
  bookingId: string,
  nights: readonly (TaxedNight & TaxedPrice)[],
): Promise<void> {
  await sql.execute(
    `update booking_nights b set taxable_paise = n.taxable, gst_paise = n.gst, gst_basis_points = n.basis_points
      from unnest($2::int[], $3::date[], $4::bigint[], $5::bigint[], $6::int[]) as n (position, night, taxable, gst, basis_points)
      where b.booking_id = $1 and b.room_position = n.position and b.night = n.night`,
    [
      bookingId,
      nights.map(({ position }) => position),
      nights.map(({ night }) => night),
      nights.map(({ taxable }) => taxable),
      nights.map(({ gst }) => gst),
      nights.map(({ basisPoints }) => basisPoints),
    ],
  )
  await sql.execute(
    `update bookings set subtotal_paise = n.taxable, gst_paise = n.gst, updated_at = now(), version = version + 1
      from (select sum(taxable_paise) as taxable, sum(gst_paise) as gst from booking_nights where booking_id = $1) as n
      where id = $1`,
    [bookingId],
  )
}

/** A price and a rate of the nights of a stay, with the date. */
type NightOfStay = Omit<TaxedNight, "position"> & {
  readonly id: string
  readonly reference: string
  readonly isCompleted: boolean
}

type NightsOfStays = { readonly from: CalendarDate; readonly completedFrom: CalendarDate }

/** The nights with a price from a date on of open stays and of those completed since a date, each price and rate once. */
export const listNightsFrom = (sql: Sql, { from, completedFrom }: NightsOfStays): Promise<NightOfStay[]> =>
  sql.execute<NightOfStay>(
    `select distinct b.id, b.reference, b.status = 'completed' as "isCompleted", n.night, n.price_paise as price,
        n.gst_basis_points as "basisPoints"
      from bookings b join booking_nights n on n.booking_id = b.id
      where (b.status in ('held', 'confirmed') or b.status = 'completed' and b.ended_on >= $2::date)
        and b.deleted_at is null and b.check_out > $1::date and n.night >= $1::date and n.price_paise > 0
      order by n.night, b.reference`,
    [from, completedFrom],
  )
