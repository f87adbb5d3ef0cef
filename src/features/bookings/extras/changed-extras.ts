import type { Stay } from "#src/features/availability/stay.ts"
import { gstRateInStay, type TaxedNights } from "#src/features/folio/extra.ts"
import { type FolioLine, isReversed } from "#src/features/folio/folio-line.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { type BookedExtra, type ExtrasStay, extraAmount } from "./booked-extra.ts"

type StayWithExtras = ExtrasStay & { readonly extras: readonly BookedExtra[] }
/** `nights` are those of the new dates. */
type NewDates = { readonly to: Stay; readonly nights: TaxedNights; readonly today: CalendarDate }

/** What new dates make of the charged extras of a booking. */
export type ChangedExtras = {
  /** The stay that the new charges follow. */
  readonly stay: ExtrasStay
  readonly extras: readonly BookedExtra[]
  /** Their charges until now, which are voided. */
  readonly lines: readonly FolioLine[]
  /** The arrival is still to come, so they are charged on its day. */
  readonly isToCome: boolean
  /** What they cost more than until now; negative for less. */
  readonly difference: Money
}

/** The charged extras whose amount or tax rate follows new dates. Those that the desk voided, moved or transferred stay as they are. */
export function changedExtras(
  booking: StayWithExtras,
  lines: readonly FolioLine[],
  { to, nights, today }: NewDates,
): ChangedExtras {
  const isToCome = to.checkIn > today
  const stay = { ...booking, checkIn: to.checkIn, checkOut: to.checkOut }
  const open = new Map(lines.filter((line) => !isReversed(line)).map((line) => [line.id, line]))
  const changed = booking.extras.flatMap((extra) => {
    const line = extra.lineId === null ? undefined : open.get(extra.lineId)
    const amount = isToCome ? zero : extraAmount(extra, stay)
    const isChanged = line?.amount !== amount || line.gstBasisPoints !== gstRateInStay(extra, nights)
    return line && isChanged ? [{ extra, line, amount }] : []
  })
  return {
    stay,
    extras: changed.map(({ extra }) => extra),
    lines: changed.map(({ line }) => line),
    isToCome,
    difference: sum(changed.map(({ amount, line }) => subtract(amount, line.amount))),
  }
}
