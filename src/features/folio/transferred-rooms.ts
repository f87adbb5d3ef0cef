import { type FolioLine, isReversed } from "./folio-line.ts"

const isReturnOf = (sent: FolioLine, line: FolioLine): boolean =>
  line.otherBookingId === sent.otherBookingId &&
  line.amount === -sent.amount &&
  line.taxable === -sent.taxable &&
  line.gstBasisPoints === sent.gstBasisPoints &&
  line.sac === sent.sac

/** The lines that took room charges to another booking, which pays them still: no line from there charges them again. */
export function listRoomChargesAway(lines: readonly FolioLine[]): FolioLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const isSent = ({ otherBookingId, amount, voidsLineId }: FolioLine) =>
    otherBookingId !== null && amount < 0 && (byId.get(voidsLineId ?? "")?.kind ?? "room") === "room"
  const received = lines.filter(
    (line) => line.otherBookingId !== null && line.amount > 0 && !isReversed(line),
  )
  return lines.filter(isSent).filter((sent) => {
    const at = received.findIndex((line) => isReturnOf(sent, line))
    if (at !== -1) received.splice(at, 1)
    return at === -1
  })
}
