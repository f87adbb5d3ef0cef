import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"

// Notification 5/2025, Central Tax (Rate). It is not the limit of a GST slab, which may change without it.
const limitOfSpecifiedPremises = fromRupees(7500)

// A room above this limit in one financial year, which begins in April, makes the restaurants of the hotel
// "specified premises" in the next one.
const reducedMeals = `with year as (
    select (date_trunc('year', $1::date - interval '3 months') + interval '3 months')::date as start
  )
  select name from extras
  where is_active and deleted_at is null and sac like '9963%' and sac not like '99631%' and gst_basis_points = 500
    and exists (
      select 1 from year join bookings b on b.check_in > year.start - interval '13 months' and b.check_in < year.start
        join booking_nights n on n.booking_id = b.id
      where b.status in ('confirmed', 'completed') and n.night >= year.start - interval '1 year' and n.night < year.start
        and n.taxable_paise > $2)
  order by position, name`

/** The extras of food and drink at 5 % although rooms of the last financial year were above the limit of specified premises. */
export async function listReducedMeals(sql: Sql, today: CalendarDate): Promise<string[]> {
  const meals = await sql.execute<{ name: string }>(reducedMeals, [today, limitOfSpecifiedPremises])
  return meals.map(({ name }) => name)
}
