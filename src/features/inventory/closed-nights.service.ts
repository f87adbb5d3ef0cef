import type { Sql } from "#src/platform/db/database.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { listClosedNights, type TypeNight, updateClosed } from "./closed-nights.store.ts"
import { loadInventoryNights } from "./inventory.store.ts"

export const findClosedNights = listClosedNights

/** Closes nights for sale, or opens them, in the caller's transaction; nights not ready yet are made so. */
export async function closeNights(sql: Sql, nights: readonly TypeNight[], isClosed: boolean): Promise<void> {
  const inOrder = nights.map(({ night }) => night).toSorted()
  const [from, last] = [inOrder[0], inOrder.at(-1)]
  if (!from || !last) return
  const ids = [...new Set(nights.map(({ roomTypeId }) => roomTypeId))]
  await loadInventoryNights(sql, ids, { from, to: addDays(last, 1) })
  await updateClosed(sql, nights, isClosed)
}
