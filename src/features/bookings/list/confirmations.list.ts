import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import { defineList, timeColumn } from "#src/platform/lists/define-list.ts"
import { toRupees } from "#src/shared/money.ts"
import { bookingSearch, statusFilters, statusKey } from "./booking-filters.list.ts"
import { confirmationColumns, confirmationJoins } from "./confirmations.store.ts"
import type { ConfirmedRecord } from "./listed-booking.ts"

/** The confirmed records, read along their bookings, which carry the time of confirmation (ADM-9). */
export const confirmationList = defineList<ConfirmedRecord>({
  name: "confirmed-records",
  path: "/admin/confirm",
  things: "records",
  right: "bookings.see",
  removeRight: "bookings.delete",
  rowName: "reference",
  rowPath: "/admin/:bookingId",
  columns: {
    booking: { label: "Booking", sort: "confirmed", cell: ["name", "reference"] },
    guest: { label: "Guest" },
    total: { label: "Total", align: "end", cell: ["money", "total"] },
    payment: { label: "Payment" },
    status: { label: "Status" },
  },
  sorts: { confirmed: { label: "Confirmed", sql: "b.confirmed_at", type: "timestamptz" } },
  firstSort: { key: "confirmed", direction: "desc" },
  filters: {
    ...statusFilters,
    confirmed: { kind: "days", label: "Confirmed", column: "b.confirmed_at", type: "timestamptz" },
  },
  search: bookingSearch,
  sql: {
    table: "bookings",
    alias: "b",
    where: `b.confirmed_at is not null and exists (select 1 from booking_confirmations r
      where r.booking_id = b.id and r.deleted_at is null)`,
    key: statusKey,
    select: confirmationColumns,
    joins: `join booking_confirmations c on c.booking_id = b.id ${confirmationJoins}`,
  },
  csv: [
    ["Reference", ({ reference }) => reference],
    timeColumn("Confirmed at", ({ confirmedAt }) => confirmedAt),
    ["Guest", ({ guestName }) => guestName],
    ["Subtotal (INR)", ({ subtotal }) => toRupees(subtotal)],
    ["GST (INR)", ({ gst }) => toRupees(gst)],
    ["Total (INR)", ({ total }) => toRupees(total)],
    ["Mode", ({ paymentMode }) => paymentModeNames[paymentMode]],
    ["Transaction", ({ transactionId }) => transactionId],
    ["Status", ({ status }) => statusNames[status]],
    ["Payment", ({ paymentStatus }) => paymentStatusNames[paymentStatus]],
  ],
})
