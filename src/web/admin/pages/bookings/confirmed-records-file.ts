import { confirmationListRules, type ConfirmedRecord } from "#src/features/bookings/list/confirmation-list.ts"
import { exportConfirmations } from "#src/features/bookings/list/confirmations.service.ts"
import { paymentModeNames, paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import { toRupees } from "#src/shared/money.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/confirmed-records-file"

const columns: FileColumns<ConfirmedRecord> = [
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
]

/** `/admin/confirm.csv`: the confirmed records as the list's address asks for them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const { query } = readTable(confirmationListRules, request)
  const rows = exportConfirmations(context.get(platformContext), actor, query)
  return tableFile({ name: "confirmed-records", columns, rows })
}
