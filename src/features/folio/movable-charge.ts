import { groupCharges, negateAmounts } from "./charge-groups.ts"
import { type FolioLine, isMovable, type NewFolioLine } from "./folio-line.ts"
import { isSentRoomCharge } from "./transferred-rooms.ts"
import { voidLines } from "./void-lines.ts"

/**
 * The charge of a line that can be moved to another payer or booking; null when none can. Changed dates post corrections of
 * the room charge as lines of their own, so a room line moves at most the net room charge of its payer and rate.
 */
export function movableCharge(line: FolioLine, lines: readonly FolioLine[]): FolioLine | null {
  if (!isMovable(line)) return null
  if (line.kind !== "room") return line
  const rooms = lines.filter(
    (other) =>
      other.payer === line.payer &&
      other.gstBasisPoints === line.gstBasisPoints &&
      other.sac === line.sac &&
      (other.kind === "room" || isSentRoomCharge(other, lines)),
  )
  const [net] = groupCharges(rooms)
  if (!net || net.amount <= 0) return null
  return net.amount < line.amount ? { ...line, ...net } : line
}

/** The lines that reverse a movable charge: the void of its line, or a new line if the charge is only a part of the line. */
export function takenLines(
  line: FolioLine,
  charge: FolioLine,
  { to, reason }: { readonly to: string; readonly reason: string },
): NewFolioLine[] {
  if (charge === line) return voidLines([line], reason)
  const { kind, payer, description, gstBasisPoints, sac } = charge
  return [
    {
      kind,
      payer,
      description: `Transferred to ${to}: ${description}`.slice(0, 200),
      ...negateAmounts(charge),
      gstBasisPoints,
      sac,
      reason,
    },
  ]
}
