import { bookingSearch } from "#src/features/bookings/list/booking-filters.list.ts"
import {
  choicesOf,
  defineList,
  type ListSearch,
  type Place,
  timeColumn,
} from "#src/platform/lists/define-list.ts"
import { toRupees } from "#src/shared/money.ts"
import {
  cancellationStateNames,
  cancellationStates,
  type ListedCancellation,
} from "./cancellation-request.ts"
import { bookingExists, listedColumns, listedJoins } from "./cancellation-requests.store.ts"

const bookingsWhere = (condition: string): string =>
  `c.booking_id in (select b.id from bookings b where ${condition})`

/** Finds requests by the guest and the reference of their booking. */
const search: ListSearch = {
  label: bookingSearch.label,
  conditions: (words: string, place: Place) => bookingSearch.conditions(words, place).map(bookingsWhere),
  matches: (words: string, place: Place) =>
    `exists (select 1 from bookings b where b.id = c.booking_id and (${bookingSearch.matches(words, place)}))`,
}

/** The requests of guests to cancel; without a choice those that wait, the longest waiting first (ACCT-5, ADM-9). */
export const cancellationList = defineList<ListedCancellation>({
  name: "cancellations",
  path: "/admin/cancellations",
  things: "requests",
  right: "bookings.see",
  rowName: "reference",
  rowPath: "/admin/:bookingId",
  columns: {
    booking: { label: "Booking", cell: ["name", "reference"] },
    guest: { label: "Guest" },
    stay: { label: "Stay" },
    charge: { label: "Charge", align: "end", cell: ["money", "charge"] },
    requested: { label: "Requested", sort: "requested", cell: ["time", "requestedAt"] },
    state: { label: "State" },
  },
  sorts: { requested: { label: "Requested", sql: "c.requested_at", type: "timestamptz" } },
  firstSort: { key: "requested", direction: "asc" },
  filters: {
    state: { kind: "choice", label: "State", choices: choicesOf(cancellationStates, cancellationStateNames) },
    requested: { kind: "days", label: "Requested", column: "c.requested_at", type: "timestamptz" },
  },
  search,
  sql: {
    table: "cancellation_requests",
    alias: "c",
    where: bookingExists,
    key: { column: "c.state", values: ({ state }) => state ?? ["open"] },
    select: listedColumns,
    joins: listedJoins,
  },
  csv: [
    ["Reference", ({ reference }) => reference],
    ["Guest", ({ guestName }) => guestName],
    ["Email", ({ guestEmail }) => guestEmail],
    ["Arrive", ({ checkIn }) => checkIn],
    ["Depart", ({ checkOut }) => checkOut],
    timeColumn("Requested at", ({ requestedAt }) => requestedAt),
    ["Charge (INR)", ({ charge }) => toRupees(charge)],
    ["State", ({ state }) => cancellationStateNames[state]],
    ["Answered by", ({ settledBy }) => settledBy],
    ["Message", ({ note }) => note],
    ["Reason", ({ reason }) => reason],
  ],
})
