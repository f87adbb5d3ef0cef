import type { Booking } from "#src/features/bookings/booking.ts"
import type { Folio } from "#src/features/bookings/folio/folio.ts"
import { postingFormId } from "#src/features/bookings/folio/refused-posting.ts"
import { sumCredits } from "#src/features/folio/folio-line.ts"
import { formatMoney } from "#src/shared/money.ts"
import { folioFormsId } from "./folio-panel.tsx"

type DeskFolio = {
  folio: Folio | null
  booking: Pick<Booking, "owed">
  canChange: boolean
  /** False for a hold that was never confirmed. */
  canCharge: boolean
}

/** The link to the posting that the balance calls for. */
function settlementLinks({ owed }: Pick<Booking, "owed">, { lines }: Folio) {
  const credit = sumCredits(lines)
  if (credit > 0) return [{ id: folioFormsId, title: `Refund ${formatMoney(credit)}`, isAction: true }]
  return owed > 0 ? [{ id: folioFormsId, title: `Take ${formatMoney(owed)}`, isAction: true }] : []
}

/** The links from the top of a booking to its folio: the postings first. */
export function folioLinks({ folio, booking, canChange, canCharge }: DeskFolio) {
  if (!folio) return []
  const settlement = canChange ? settlementLinks(booking, folio) : []
  const chargeForm = { id: postingFormId({ intent: "post-extra" }), title: "Add charge", isAction: true }
  return [
    ...settlement,
    ...(canChange && canCharge ? [chargeForm] : []),
    ...(settlement.length === 0 ? [{ id: "folio", title: "Folio" }] : []),
  ]
}
