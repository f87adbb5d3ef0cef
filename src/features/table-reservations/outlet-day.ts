import type { TableReservation } from "./table-reservation.ts"
import type { SlotCovers } from "./table-times.ts"

/** A day of an outlet: its reservations, and the number of guests in each half hour. */
export type OutletDay = {
  readonly id: TableReservation["outlet"]
  readonly name: string
  readonly covers: number
  readonly tables: readonly TableReservation[]
  readonly slots: readonly SlotCovers[]
}
