import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** What one room costs on one night, GST included. */
export type NightRate = { readonly night: CalendarDate; readonly price: Money }
