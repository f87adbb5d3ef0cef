import { outlets } from "#src/features/content/texts/outlets.ts"
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

export type TableOutletId = (typeof outlets)[number]["id"]

export const tableOutlets = outlets.map(({ id, name }) => ({ id, name }))

const outletIds: readonly string[] = tableOutlets.map(({ id }) => id)

export const isTableOutlet = (id: string | null): id is TableOutletId => id !== null && outletIds.includes(id)

export const outletName = (id: string): string => tableOutlets.find((outlet) => outlet.id === id)?.name ?? id

/** How many guests with a reservation an outlet seats at a time: two thirds of its seats, the others are for walk-ins. */
export const defaultCovers: Readonly<Record<TableOutletId, number>> = {
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
  readonly outlet: TableOutletId
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
  /** Of the emails to the guest. */
  readonly language: Language
  readonly createdAt: string
  /** Rises with every change. */
  readonly version: number
}

export const formatTableGuests = (guests: number): string => formatCount(guests, "guest", "guests")
