import { bookingSearch } from "#src/features/bookings/list/booking-filters.list.ts"
import {
  defineChoice,
  days,
  defineList,
  type ListSearch,
  type AddParameter,
} from "#src/platform/lists/define-list.ts"
import {
  cancellationStateNames,
  cancellationStates,
  type ListedCancellation,
} from "./cancellation-request.ts"
import { bookingExists, requestListColumns, listedJoins } from "./cancellation-requests.store.ts"

const bookingsWhere = (condition: string): string =>
  `c.booking_id in (select b.id from bookings b where ${condition})`

/** Finds requests by the guest and the reference of their booking. */
const search: ListSearch = {
  label: bookingSearch.label,
  conditions: (words: string, addParameter: AddParameter) =>
    bookingSearch.conditions(words, addParameter).map(bookingsWhere),
  matches: (words: string, addParameter: AddParameter) =>
    `exists (select 1 from bookings b where b.id = c.booking_id and (${bookingSearch.matches(words, addParameter)}))`,
}

/** The cancellation requests of guests; by default the open ones, oldest first (ACCT-5, ADM-9). */
export const cancellationList = defineList<ListedCancellation>({
  name: "cancellations",
  path: "/admin/cancellations",
  pluralName: "requests",
  right: "bookings.see",
  rowName: "reference",
  rowPath: "/admin/:bookingId",
  columns: {
    booking: { label: "Booking", cell: ["name", "reference"] },
    guest: { label: "Guest", cell: ["text", "guestName"] },
    email: { label: "Email", isExtra: true, cell: ["email", "guestEmail"] },
    stay: { label: "Stay" },
    arrival: { label: "Arrival", isExtra: true, cell: ["date", "arrivesOn"] },
    departure: { label: "Departure", isExtra: true, cell: ["date", "departsOn"] },
    charge: { label: "Charge", align: "end", cell: ["money", "charge"] },
    requested: {
      label: "Requested",
      cell: ["time", "requestedAt"],
      sort: ["timestamptz", "c.requested_at"],
      filter: days,
    },
    state: {
      label: "State",
      cell: ["choice", "state"],
      filter: defineChoice(cancellationStates, cancellationStateNames),
    },
    answeredBy: { label: "Answered by", isExtra: true, cell: ["text", "settledBy"] },
    message: { label: "Message", isExtra: true, cell: ["message", "note"] },
    reason: { label: "Reason", isExtra: true, cell: ["message", "reason"] },
  },
  firstSort: { key: "requested", direction: "asc" },
  search,
  sql: {
    table: "cancellation_requests",
    alias: "c",
    where: bookingExists,
    key: { column: "c.state", values: ({ state }) => state ?? ["open"] },
    select: requestListColumns,
    joins: listedJoins,
  },
})
