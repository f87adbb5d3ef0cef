import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { visitor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { sendTableEmailAfter, countTableEmail } from "./table-emails.service.ts"
import { canChange } from "./table-status.service.ts"
import { findTableOfLink, type TableLink } from "./table-link.service.ts"
import type { ChangeTableRefusal } from "./table-refusals.ts"
import type { TableChange, TableReservation } from "./table-reservation.ts"
import { findNearestFree, findSeatRefusal, isFull, isPast, lockCovers, seatsOf } from "./tables.service.ts"
import { lockTable, moveReservedSeats, updateTable } from "./tables.store.ts"

/** Each change locks half hours and is recorded, so an hour allows only some. */
const byTable = { name: "table-changes", points: 10, seconds: 60 * 60 } as const

const isSame = (table: TableReservation, { day, slot, guests }: TableChange): boolean =>
  table.day === day && table.slot === slot && table.guests === guests

/** Moves the seats and writes the change, or changes nothing. */
async function writeChange(
  platform: Platform,
  tx: Sql,
  { id, to, wait }: { id: string; to: TableChange; wait: number | null },
) {
  const table = await lockTable(tx, id)
  if (!table) return refused({ kind: "unknown-table" as const })
  if (!canChange(platform, table)) return refused({ kind: "not-changeable" as const })
  if (isSame(table, to)) return done(table)
  const changed = { ...table, ...to, version: table.version + 1 }
  const covers = await lockCovers(tx, table.outlet)
  await moveReservedSeats(tx, seatsOf(table), { to: seatsOf(changed), covers })
  await updateTable(tx, id, to)
  await recordAudit(tx, visitor, {
    action: "change",
    subjectType: "table-reservation",
    subjectId: id,
    before: { day: table.day, slot: table.slot, guests: table.guests },
    after: to,
  })
  await sendTableEmailAfter(platform, tx, { kind: "table-changed", table: changed, wait })
  return done(changed)
}

/**
 * Changes day, time and number of guests of the reservation of a signed link, in the same restaurant (GUEST-7). Its own
 * seats count as free.
 */
export async function changeTableOfLink(
  platform: Platform,
  { address, ...link }: TableLink & { readonly address: string },
  to: TableChange,
): Promise<Result<TableReservation, ChangeTableRefusal>> {
  const table = await findTableOfLink(platform, link)
  if (!table) return refused({ kind: "unknown-table" })
  if (isSame(table, to)) return done(table)
  if (isPast(platform, to)) return refused({ kind: "time-is-past" })
  if ((await platform.rateLimiter.take(byTable, table.id)) !== null)
    return refused({ kind: "too-many-changes" })
  const refusal = await findSeatRefusal(platform, { address, to: { ...table, ...to }, own: table })
  if (refusal) return refused(refusal)
  const wait = await countTableEmail(platform, table)
  try {
    return await platform.db.transaction((tx) => writeChange(platform, tx, { id: table.id, to, wait }))
  } catch (error) {
    if (!isFull(error)) throw error
    return refused({ kind: "full", free: await findNearestFree(platform, { ...table, ...to }, table) })
  }
}
