import type { Stay } from "#src/features/availability/stay.ts"
import { gstRateInStay, type TaxedNights } from "#src/features/folio/extra.ts"
import { type FolioLine, isReversed, type NewFolioLine } from "#src/features/folio/folio-line.ts"
import { voidLines } from "#src/features/folio/void-lines.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { type Money, sum, zero } from "#src/shared/money.ts"
import { type BookedExtra, type ExtrasStay, extraAmount, extraLines } from "./booked-extra.ts"

type StayWithExtras = ExtrasStay & { readonly extras: readonly BookedExtra[] }
/** The new dates, and the nights with their new prices; `reason` is that of the voids. */
export type ChangedNights = { readonly to: Stay; readonly nights: TaxedNights; readonly reason: string }

/** How changed nights affect the charged extras of a booking. */
export type ChangedExtras = {
  readonly extras: readonly BookedExtra[]
  /** The voids of their current charges. */
  readonly voids: readonly NewFolioLine[]
  /** Their new charges; none before the day of arrival, on which they are charged. */
  readonly charges: readonly NewFolioLine[]
  /** The new charges less the current ones; negative when they are lower. */
  readonly difference: Money
}

/** The charged extras whose amount or tax rate follows new dates or prices. Those that the desk voided, moved or transferred stay as they are. */
export function changedExtras(
  booking: StayWithExtras,
  lines: readonly FolioLine[],
  { to, nights, today, reason }: ChangedNights & { readonly today: CalendarDate },
): ChangedExtras {
  const isToCome = to.checkIn > today
  const stay = { ...booking, checkIn: to.checkIn, checkOut: to.checkOut }
  const open = new Map(lines.filter((line) => !isReversed(line)).map((line) => [line.id, line]))
  const changed = booking.extras.flatMap((extra) => {
    const line = extra.lineId === null ? undefined : open.get(extra.lineId)
    const amount = isToCome ? zero : extraAmount(extra, stay)
    const isChanged = line?.amount !== amount || line.gstBasisPoints !== gstRateInStay(extra, nights)
    return line && isChanged ? [{ extra, line }] : []
  })
  const extras = changed.map(({ extra }) => extra)
  const voids = voidLines(
    changed.map(({ line }) => line),
    reason,
  )
  const charges = isToCome ? [] : extraLines(extras, stay, nights)
  return { extras, voids, charges, difference: sum([...voids, ...charges].map(({ amount }) => amount)) }
}
