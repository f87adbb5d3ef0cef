import {
  choicesOf,
  type CsvColumns,
  defineList,
  type ListColumns,
  timeColumn,
} from "#src/platform/lists/define-list.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type ListedEntry, waitlistStateNames, waitlistStates } from "./waitlist-entry.ts"
import { stateSql } from "./waitlist.store.ts"

const booking = "left join bookings b on b.id = w.booking_id"

const columns: ListColumns<ListedEntry> = {
  guest: { label: "Guest", cell: ["name", "guestName"] },
  stay: { label: "Stay", sort: "arrival" },
  state: { label: "State" },
  delivery: { label: "Last email" },
  joined: { label: "Joined", sort: "joined", cell: ["time", "joinedAt"] },
  email: { label: "Email", isExtra: true, cell: ["mailto", "email"] },
  phone: { label: "Phone", isExtra: true },
}

const csv: CsvColumns<ListedEntry> = [
  ["Guest", ({ guestName }) => guestName],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Room", ({ roomName }) => roomName],
  ["Check-in", ({ checkIn }) => checkIn],
  ["Check-out", ({ checkOut }) => checkOut],
  ["Rooms", ({ rooms }) => rooms],
  ["State", ({ state }) => waitlistStateNames[state]],
  timeColumn("Joined at", ({ joinedAt }) => joinedAt),
]

/** Who waits for what. */
export const waitlistList = (today: CalendarDate) => {
  const state = stateSql(`'${today}'`)
  return defineList<ListedEntry>({
    name: "waitlist",
    path: "/admin/waitlist",
    things: "guests",
    right: "bookings.see",
    removeRight: "bookings.change",
    rowName: "guestName",
    columns,
    sorts: {
      joined: { label: "Joined", sql: "w.created_at", type: "timestamptz" },
      arrival: { label: "Arrival", sql: "w.check_in", type: "date" },
    },
    firstSort: { key: "joined", direction: "desc" },
    filters: {
      state: {
        kind: "choice",
        label: "State",
        choices: choicesOf(waitlistStates, waitlistStateNames),
        where: (values, place) =>
          `(select ${state} from (values (1)) as one left join bookings b on b.id = w.booking_id) = any (${place(values)}::text[])`,
      },
      arrival: { kind: "days", label: "Arrival", column: "w.check_in", type: "date" },
    },
    sql: {
      table: "waitlist_entries",
      alias: "w",
      where: "(w.ended_by is null or w.ended_by <> 'staff')",
      select: `w.id, u.name as "guestName", u.email, u.phone, t.name as "roomName", w.check_in as "checkIn",
        w.check_out as "checkOut", w.rooms, ${state} as state, w.created_at as "joinedAt", w.booking_id as "bookingId",
        (select e.status from emails e where e.id = w.last_email_id) as delivery`,
      joins: `join users u on u.id = w.user_id join room_types t on t.id = w.room_type_id ${booking}`,
    },
    csv,
  })
}
