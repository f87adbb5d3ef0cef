import type { Booking } from "#src/features/bookings/booking.ts"
import { extrasToCharge } from "#src/features/bookings/extras/booked-extra.ts"
import { type FolioLine, type NewFolioLine, sumLines } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { reinstatedLines } from "./reinstated-lines.ts"

/** What a reinstatement charges, and what is owed after it. */
export type ReinstatementTerms = {
  /** The room charges, posted again. */
  readonly rooms: Money
  /** The discounts that are posted again with them. */
  readonly discounts: Money
  /** The voided fee. */
  readonly fee: Money
  /** Charges that the folio has already and that stay. */
  readonly others: Money
  /** Payments less refunds. */
  readonly paid: Money
  /** Of it, refunds since the cancellation: the guest owes them again. */
  readonly refunded: Money
  /** The balance afterwards; negative when the hotel owes the guest. */
  readonly owed: Money
  /** Booked extras, which the hotel charges by itself from the day of arrival: not in the balance. */
  readonly extras: Money
}

export type Reinstatement = {
  readonly terms: ReinstatementTerms
  readonly lines: readonly NewFolioLine[]
  readonly isFeeDiscounted: boolean
}

const sumOf = (lines: readonly Pick<FolioLine, "amount">[]): Money => sum(lines.map(({ amount }) => amount))

/** The lines of a reinstatement with their figures. Previews and reinstatements both use it. */
export async function prepareReinstatement(sql: Sql, booking: Booking, reason = ""): Promise<Reinstatement> {
  const before = await listFolioLines(sql, booking.id)
  const posted = reinstatedLines(before, { reason, companyPays: booking.company !== null })
  const rooms = sumOf(posted.charges.filter(({ kind }) => kind === "room"))
  if (rooms !== booking.total) throw new Error("the reversed room charges are not the price of the nights")
  const lines = [...posted.voids, ...posted.charges]
  const { charged, paid, owed } = sumLines([...before, ...lines])
  const charges = sumOf(posted.charges)
  return {
    lines,
    isFeeDiscounted: posted.isFeeDiscounted,
    terms: {
      rooms,
      discounts: subtract(rooms, charges),
      fee: subtract(zero, sumOf(posted.voids)),
      others: subtract(charged, charges),
      paid,
      refunded: posted.refunded,
      owed,
      extras: extrasToCharge(booking.extras, booking),
    },
  }
}
