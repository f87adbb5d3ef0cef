import { bookingListRules, type ListedBooking } from "#src/features/bookings/list/booking-list.ts"
import { exportBookings } from "#src/features/bookings/list/booking-list.service.ts"
import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import { toRupees } from "#src/shared/money.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/bookings-file"

const columns: FileColumns<ListedBooking> = [
  ["Reference", ({ reference }) => reference],
  timeColumn("Booked at", ({ createdAt }) => createdAt),
  ["Guest", ({ guest }) => guest.name],
  ["Email", ({ guest }) => guest.email],
  ["Phone", ({ guest }) => guest.phone],
  ["Arrive", ({ checkIn }) => checkIn],
  ["Depart", ({ checkOut }) => checkOut],
  ["Room", ({ roomName }) => roomName],
  ["Rooms", ({ rooms }) => rooms],
  ["Total (INR)", ({ total }) => toRupees(total)],
  ["Status", ({ status }) => statusNames[status]],
  ["Payment", ({ paymentStatus }) => paymentStatusNames[paymentStatus]],
  ["Mode", ({ paymentMode }) => paymentModeNames[paymentMode]],
]

/** `/admin/booking.csv`: the desk's list of bookings as its address asks for it. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const platform = context.get(platformContext)
  const { query } = readTable(bookingListRules(await listRooms(platform.db)), request)
  return tableFile({ name: "bookings", columns, rows: exportBookings(platform, actor, query) })
}
