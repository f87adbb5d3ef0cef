import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** What one room costs on one night, GST included, and the fewest nights of a stay that includes it. */
export type NightRate = {
  readonly night: CalendarDate
  readonly price: Money
  readonly minimumNights: number | null
}

/** A night that asks for a longer stay, and for how many nights. */
export type MissedMinimum = { readonly night: CalendarDate; readonly nights: number }

/** A stay that includes a night with a minimum must be that long; names the night that asks for most. */
export function findMissedMinimum(rates: readonly NightRate[]): MissedMinimum | null {
  let missed: MissedMinimum | null = null
  for (const { night, minimumNights } of rates) {
    const least = minimumNights ?? 1
    if (least > rates.length && least > (missed?.nights ?? 0)) missed = { night, nights: least }
  }
  return missed
}
