import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { sendTableEmail } from "./table-emails.service.ts"
import { isSignedTableLink, type TableLink } from "./table-link.service.ts"
import type { TableReservation, TableStatus } from "./table-reservation.ts"
import { coversOf, firstSlotToday, isFull, seatsOf } from "./tables.service.ts"
import {
  findTable,
  lockTable,
  releaseSeats,
  takeSeats,
  updateCovers,
  updateTableStatus,
} from "./tables.store.ts"

/** Which status may follow which. A reservation that was ended can be restored, on the same seats. */
const nextStatuses: Readonly<Record<TableStatus, readonly TableStatus[]>> = {
  confirmed: ["seated", "no-show", "cancelled"],
  seated: ["confirmed"],
  "no-show": ["confirmed"],
  cancelled: ["confirmed"],
}

const canBecome = (from: TableStatus, to: TableStatus): boolean => nextStatuses[from].includes(to)

export type ChangeTableRefusal = "forbidden" | "unknown-table" | "not-possible" | "full" | "time-is-past"

async function moveSeats(tx: Sql, { table, to }: { table: TableReservation; to: TableStatus }) {
  if (to === "cancelled") await releaseSeats(tx, seatsOf(table))
  if (table.status === "cancelled") await takeSeats(tx, seatsOf(table), await coversOf(tx, table.outlet))
}

type Move = { readonly id: string; readonly to: TableStatus }

async function moveTable(
  platform: Platform,
  actor: Actor,
  { id, to }: Move,
): Promise<Result<TableReservation, ChangeTableRefusal>> {
  try {
    return await platform.db.transaction(async (tx) => {
      const table = await lockTable(tx, id)
      if (!table) return refused("unknown-table" as const)
      if (!canBecome(table.status, to)) return refused("not-possible" as const)
      await moveSeats(tx, { table, to })
      await updateTableStatus(tx, id, to)
      const subject = { subjectType: "table-reservation", subjectId: id }
      const change = { before: { status: table.status }, after: { status: to } }
      await recordAudit(tx, actor, { action: "change-status", ...subject, ...change })
      const moved = { ...table, status: to, version: table.version + 1 }
      if (to === "cancelled") await sendTableEmail(platform, tx, { kind: "table-cancelled", table: moved })
      // The guest was told that the table is cancelled.
      if (table.status === "cancelled")
        await sendTableEmail(platform, tx, { kind: "table-confirmed", table: moved })
      return done(moved)
    })
  } catch (error) {
    if (isFull(error)) return refused("full")
    throw error
  }
}

/** Changes the status of a reservation, for the staff. */
export async function changeTableStatus(
  platform: Platform,
  clerk: Actor,
  move: Move,
): Promise<Result<TableReservation, ChangeTableRefusal>> {
  return hasRight(clerk, "tables.manage") ? moveTable(platform, clerk, move) : refused("forbidden")
}

/** The reservation of a signed link; null when the link is forged. */
export async function findTableOfLink(platform: Platform, link: TableLink): Promise<TableReservation | null> {
  return (await isSignedTableLink(platform.db, link)) ? findTable(platform.db, link.id) : null
}

/** Whether a guest can still change or cancel by themselves: until the table is due. */
export const canChange = (platform: Platform, { status, day, slot }: TableReservation): boolean =>
  status === "confirmed" &&
  (day > platform.clock.today() || (day === platform.clock.today() && slot >= firstSlotToday(platform)))

/** Cancels the reservation of a signed link. */
export async function cancelTableOfLink(
  platform: Platform,
  link: TableLink,
): Promise<Result<TableReservation, ChangeTableRefusal>> {
  const table = await findTableOfLink(platform, link)
  if (!table) return refused("unknown-table")
  if (table.status === "cancelled") return done(table)
  if (!canChange(platform, table)) return refused("time-is-past")
  return moveTable(platform, visitor, { id: table.id, to: "cancelled" })
}

/** Changes how many guests with a reservation an outlet seats at a time, from today on. */
export async function changeCovers(
  platform: Platform,
  clerk: Actor,
  { outlet, covers }: { outlet: TableReservation["outlet"]; covers: number },
): Promise<Result<null, "forbidden">> {
  if (!hasRight(clerk, "tables.manage")) return refused("forbidden")
  const before = await coversOf(platform.db, outlet)
  await platform.db.transaction(async (tx) => {
    await updateCovers(tx, { outlet, covers, from: platform.clock.today() })
    const subject = { subjectType: "outlet", subjectId: outlet }
    await recordAudit(tx, clerk, {
      action: "change-covers",
      ...subject,
      before: { covers: before },
      after: { covers },
    })
  })
  return done(null)
}
