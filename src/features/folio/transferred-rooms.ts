import { sum } from "#src/shared/money.ts"
import { type FolioLine, isReversed } from "./folio-line.ts"

const isReturnOf = (sent: FolioLine, line: FolioLine): boolean =>
  line.otherBookingId === sent.otherBookingId &&
  line.amount === -sent.amount &&
  line.taxable === -sent.taxable &&
  line.gstBasisPoints === sent.gstBasisPoints &&
  line.sac === sent.sac

/** Whether a line transferred a room charge to another booking; such lines are posted as extras (decision 065). */
export function isSentRoomCharge(line: FolioLine, lines: readonly FolioLine[]): boolean {
  if (line.otherBookingId === null || line.amount >= 0) return false
  return line.voidsLineId === null || lines.find(({ id }) => id === line.voidsLineId)?.kind === "room"
}

/** Whether a folio has charges that another booking sent and that were not sent back. */
export function hasReceivedCharges(lines: readonly FolioLine[]): boolean {
  const transferred = lines.filter(({ otherBookingId }) => otherBookingId !== null)
  const byBooking = [...Map.groupBy(transferred, ({ otherBookingId }) => otherBookingId).values()]
  return byBooking.some((of) => sum(of.map(({ amount }) => amount)) > 0)
}

/** The lines that transferred room charges to another booking and were not transferred back. */
export function listTransferredRoomCharges(lines: readonly FolioLine[]): FolioLine[] {
  const received = lines.filter(
    (line) => line.otherBookingId !== null && line.amount > 0 && !isReversed(line),
  )
  return lines.filter((line) => {
    if (!isSentRoomCharge(line, lines)) return false
    const at = received.findIndex((other) => isReturnOf(line, other))
    if (at !== -1) received.splice(at, 1)
    return at === -1
  })
}
