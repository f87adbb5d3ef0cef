import { guestSearch } from "#src/features/bookings/list/booking-filters.list.ts"
import { defineChoice, days, defineList } from "#src/platform/lists/define-list.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type ListedEntry, waitlistStateNames, waitlistStates } from "./waitlist-entry.ts"
import { stateSql } from "./waitlist.store.ts"

const booking = "left join bookings b on b.id = w.booking_id"

/** The filter by state. It joins the booking itself, because filters also apply where bookings are not joined. */
const stateFilter = (state: string) =>
  defineChoice(
    waitlistStates,
    waitlistStateNames,
    `(select ${state} from (values (1)) as one left join bookings b on b.id = w.booking_id)`,
  )

/** The waitlist of the administration. */
export const waitlistList = (today: CalendarDate) => {
  const state = stateSql(`'${today}'`)
  return defineList<ListedEntry>({
    name: "waitlist",
    path: "/admin/waitlist",
    pluralName: "guests",
    right: "bookings.see",
    removeRight: "bookings.change",
    rowName: "guestName",
    columns: {
      guest: { label: "Guest", cell: ["name", "guestName"] },
      stay: { label: "Stay", sort: "arrival" },
      room: { label: "Room", isExtra: true, cell: ["text", "roomName"] },
      arrival: {
        label: "Arrival",
        isExtra: true,
        cell: ["date", "checkIn"],
        sort: ["date", "w.check_in"],
        filter: days,
      },
      departure: { label: "Departure", isExtra: true, cell: ["date", "checkOut"] },
      rooms: { label: "Rooms", isExtra: true, cell: ["text", "rooms"] },
      state: { label: "State", cell: ["choice", "state"], filter: stateFilter(state) },
      delivery: { label: "Last email" },
      joined: { label: "Joined", cell: ["time", "joinedAt"], sort: ["timestamptz", "w.created_at"] },
      email: { label: "Email", isExtra: true, cell: ["mailto", "email"] },
      phone: { label: "Phone", isExtra: true, cell: ["nowrap", "phone"] },
    },
    firstSort: { key: "joined", direction: "desc" },
    search: guestSearch("w.user_id"),
    sql: {
      table: "waitlist_entries",
      alias: "w",
      where: "(w.ended_by is null or w.ended_by <> 'staff')",
      select: `w.id, u.name as "guestName", u.email, u.phone, t.name as "roomName", w.check_in as "checkIn",
        w.check_out as "checkOut", w.rooms, ${state} as state, w.created_at as "joinedAt", w.booking_id as "bookingId",
        case when b.status = 'held' and b.hold_expires_at > now() then b.hold_expires_at end as "offeredUntil",
        (select e.status from emails e where e.id = w.last_email_id) as delivery`,
      joins: `join users u on u.id = w.user_id join room_types t on t.id = w.room_type_id ${booking}`,
    },
  })
}
