import type { ConfirmedRecord } from "#src/features/bookings/list/listed-booking.ts"
import { ScreenText } from "#src/ui/screen-text.ts"
import { paymentModeNames } from "#src/features/bookings/status-names.ts"
import { formatMoney } from "#src/shared/money.ts"
import { LinesCell, Moment } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { StatusBadges } from "./booking-columns.tsx"

/** How the administration shows that a booking was confirmed. */
export const confirmationColumns: CellRenderers<ConfirmedRecord> = {
  booking: {
    below: ({ confirmedAt }) => (
      <>
        confirmed <Moment at={confirmedAt} />
      </>
    ),
  },
  guest: { render: ({ guestName }) => <LinesCell isStrong>{guestName}</LinesCell> },
  total: { below: ({ subtotal, gst }) => `${formatMoney(subtotal)} + ${formatMoney(gst)} GST` },
  mode: {
    render: ({ paymentMode, transactionId }) => (
      <LinesCell below={transactionId}>
        <ScreenText text={paymentModeNames[paymentMode]} />
      </LinesCell>
    ),
  },
  status: { render: (record) => <StatusBadges booking={record} /> },
}
