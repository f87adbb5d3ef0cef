import { days, defineList } from "#src/platform/lists/define-list.ts"
import { bookingSearch, statusColumns, statusKey } from "./booking-filters.list.ts"
import { confirmationColumns, confirmationJoins } from "./confirmations.store.ts"
import type { ConfirmedRecord } from "./listed-booking.ts"

/** The confirmed records, read along their bookings, which carry the time of confirmation (ADM-9). */
export const confirmationList = defineList<ConfirmedRecord>({
  name: "confirmed-records",
  path: "/admin/confirm",
  pluralName: "records",
  right: "bookings.see",
  removeRight: "bookings.delete",
  rowName: "reference",
  rowPath: "/admin/:bookingId",
  columns: {
    booking: { label: "Booking", cell: ["name", "reference"], sort: "confirmed" },
    confirmed: {
      label: "Confirmed",
      isExtra: true,
      cell: ["time", "confirmedAt"],
      sort: ["timestamptz", "b.confirmed_at"],
      filter: days,
    },
    guest: { label: "Guest", cell: ["text", "guestName"] },
    subtotal: { label: "Subtotal", isExtra: true, align: "end", cell: ["money", "subtotal"] },
    gst: { label: "GST", isExtra: true, align: "end", cell: ["money", "gst"] },
    total: { label: "Total", align: "end", cell: ["money", "total"] },
    transaction: { label: "Transaction", isExtra: true, cell: ["text", "transactionId"] },
    ...statusColumns,
    mode: { ...statusColumns.mode, isExtra: false },
  },
  firstSort: { key: "confirmed", direction: "desc" },
  search: bookingSearch,
  sql: {
    table: "bookings",
    alias: "b",
    // Few records are deleted, so PostgreSQL excludes their bookings by a hash instead of looking up each record.
    where: `b.confirmed_at is not null
      and b.id not in (select r.booking_id from booking_confirmations r where r.deleted_at is not null)`,
    key: statusKey,
    select: confirmationColumns,
    joins: `join booking_confirmations c on c.booking_id = b.id ${confirmationJoins}`,
  },
})
