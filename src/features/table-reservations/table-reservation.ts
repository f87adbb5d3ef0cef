import { type OutletId, outletNames } from "#src/features/content/texts/outlet-names.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import type { Slot } from "./table-times.ts"
import type { Language } from "#src/shared/language/language.ts"

export const tableStatuses = ["confirmed", "seated", "no-show", "cancelled"] as const
export type TableStatus = (typeof tableStatuses)[number]

export const tableStatusNames: Readonly<Record<TableStatus, string>> = {
  confirmed: "Confirmed",
  seated: "Seated",
  "no-show": "No-show",
  cancelled: "Cancelled",
}

export const isTableOutlet = (id: string | null): id is OutletId =>
  id !== null && Object.hasOwn(outletNames, id)

export const tableOutlets = Object.keys(outletNames)
  .filter(isTableOutlet)
  .map((id) => ({ id, name: outletNames[id] }))

export const outletName = (id: string): string => (isTableOutlet(id) ? outletNames[id] : id)

/** How many guests with a reservation an outlet seats at a time: two thirds of its seats, the others are for walk-ins. */
export const defaultCovers: Readonly<Record<OutletId, number>> = {
  udaan: 64,
  safar: 32,
  aero: 40,
  zaika: 48,
}

/** Larger parties ask the events desk. */
export const maxGuests = 12
/** How far ahead a table can be reserved. */
export const maxDaysAhead = 90

/** What a guest requests. */
export type TableRequest = {
  readonly outlet: OutletId
  readonly day: CalendarDate
  readonly slot: Slot
  readonly guests: number
  readonly name: string
  /** Empty where a caller has none. */
  readonly email: string
  readonly phone: string
  readonly note: string
}

/** What a guest changes by the link. */
export type TableChange = Pick<TableRequest, "day" | "slot" | "guests">

export type TableReservation = TableRequest & {
  readonly id: string
  readonly reference: string
  readonly status: TableStatus
  /** The language of the emails to the guest. */
  readonly language: Language
  readonly createdAt: string
  /** Rises with every change. */
  readonly version: number
}

export const formatTableGuests = (guests: number): string => formatCount(guests, "guest", "guests")
