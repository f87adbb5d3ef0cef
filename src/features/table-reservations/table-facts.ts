import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatTableGuests, outletName, type TableReservation } from "./table-reservation.ts"
import { formatSlot } from "./table-times.ts"

/** The facts of a reservation, for the guest's page and emails. */
export const tableFacts = ({ reference, outlet, day, slot, guests }: TableReservation) => [
  { label: "Reference", value: reference },
  { label: "Restaurant", value: outletName(outlet) },
  { label: "Day", value: formatLongDate(day) },
  { label: "Time", value: formatSlot(slot) },
  { label: "Guests", value: formatTableGuests(guests) },
]
