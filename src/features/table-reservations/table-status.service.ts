import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { sendTableEmail, sendTableEmailAfter, countTableEmail } from "./table-emails.service.ts"
import { findTableOfLink, type TableLink } from "./table-link.service.ts"
import type { TableReservation, TableStatus } from "./table-reservation.ts"
import { firstSlotToday, isFull, lockCovers, seatsOf } from "./tables.service.ts"
import { lockTable, lockTablesOfEmail, releaseSeats, takeSeats, updateTableStatus } from "./tables.store.ts"

/** Which status may follow which. A reservation that was ended can be restored, on the same seats. */
const nextStatuses: Readonly<Record<TableStatus, readonly TableStatus[]>> = {
  confirmed: ["seated", "no-show", "cancelled"],
  seated: ["confirmed"],
  "no-show": ["confirmed"],
  cancelled: ["confirmed"],
}

const canBecome = (from: TableStatus, to: TableStatus): boolean => nextStatuses[from].includes(to)

export type TableStatusRefusal = "forbidden" | "unknown-table" | "not-possible" | "full" | "time-is-past"

async function moveSeats(tx: Sql, { table, to }: { table: TableReservation; to: TableStatus }) {
  if (to === "cancelled") await releaseSeats(tx, seatsOf(table))
  if (table.status === "cancelled") await takeSeats(tx, seatsOf(table), await lockCovers(tx, table.outlet))
}

async function writeStatus(
  tx: Sql,
  actor: Actor,
  { table, to }: { table: TableReservation; to: TableStatus },
) {
  await moveSeats(tx, { table, to })
  await updateTableStatus(tx, table.id, to)
  const subject = { subjectType: "table-reservation", subjectId: table.id }
  const change = { before: { status: table.status }, after: { status: to } }
  await recordAudit(tx, actor, { action: "change-status", ...subject, ...change })
}

type StatusChange = { readonly id: string; readonly to: TableStatus }

/** `emailWait`: the seconds before the email about a cancellation; null for none. */
type WaitingChange = StatusChange & { readonly emailWait: number | null }

async function changeStatus(
  platform: Platform,
  actor: Actor,
  { id, to, emailWait }: WaitingChange,
): Promise<Result<TableReservation, TableStatusRefusal>> {
  try {
    return await platform.db.transaction(async (tx) => {
      const table = await lockTable(tx, id)
      if (!table) return refused("unknown-table" as const)
      if (!canBecome(table.status, to)) return refused("not-possible" as const)
      await writeStatus(tx, actor, { table, to })
      const changed = { ...table, status: to, version: table.version + 1 }
      const cancelled = { kind: "table-cancelled", table: changed, wait: emailWait } as const
      if (to === "cancelled") await sendTableEmailAfter(platform, tx, cancelled)
      // The guest has got an email that the table is cancelled.
      if (table.status === "cancelled" && canChange(platform, changed))
        await sendTableEmail(platform, tx, { kind: "table-confirmed", table: changed })
      return done(changed)
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
  change: StatusChange,
): Promise<Result<TableReservation, TableStatusRefusal>> {
  return hasRight(clerk, "tables.manage")
    ? changeStatus(platform, clerk, { ...change, emailWait: null })
    : refused("forbidden")
}

/** Whether a guest can still change or cancel by themselves: until the table is due. */
export const canChange = (platform: Platform, { status, day, slot }: TableReservation): boolean =>
  status === "confirmed" &&
  (day > platform.clock.today() || (day === platform.clock.today() && slot >= firstSlotToday(platform)))

/** Cancels the reservation of a signed link. */
export async function cancelTableOfLink(
  platform: Platform,
  link: TableLink,
): Promise<Result<TableReservation, TableStatusRefusal>> {
  const table = await findTableOfLink(platform, link)
  if (!table) return refused("unknown-table")
  if (table.status === "cancelled") return done(table)
  if (!canChange(platform, table)) return refused("time-is-past")
  const emailWait = await countTableEmail(platform, table)
  return changeStatus(platform, visitor, { id: table.id, to: "cancelled", emailWait })
}

/** Cancels the tables to come of a guest who is erased, without an email. */
export async function cancelTablesOfErased(
  platform: Platform,
  tx: Sql,
  { actor, email }: { readonly actor: Actor; readonly email: string },
): Promise<void> {
  const tables = await lockTablesOfEmail(tx, { email, from: platform.clock.today() })
  for (const table of tables)
    if (canChange(platform, table)) await writeStatus(tx, actor, { table, to: "cancelled" })
}
