import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** The price of one room on one night, GST included, and the minimum stay of that night. */
export type NightRate = {
  readonly night: CalendarDate
  readonly price: Money
  readonly minimumNights: number | null
}

/** A night whose minimum stay is not met, and that minimum. */
export type MissedMinimum = { readonly night: CalendarDate; readonly nights: number }

/** The longest minimum stay among the rates of a stay that the stay does not meet; null when it meets all. */
export function findMissedMinimum(
  rates: readonly NightRate[],
  stayNights: number = rates.length,
): MissedMinimum | null {
  let missed: MissedMinimum | null = null
  for (const { night, minimumNights } of rates) {
    const minimum = minimumNights ?? 1
    if (minimum > stayNights && minimum > (missed?.nights ?? 0)) missed = { night, nights: minimum }
  }
  return missed
}
