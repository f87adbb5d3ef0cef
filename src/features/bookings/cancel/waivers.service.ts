import { sumWaivedFees } from "#src/features/folio/fee-lines.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Actor } from "#src/shared/actor.ts"
import { add, type Money } from "#src/shared/money.ts"
import { isWithinLimit } from "#src/shared/staff-limits.ts"
import { findWaivedCharges } from "./waived-charges.store.ts"

export { addWaivedCharge } from "./waived-charges.store.ts"

type Waived = { readonly bookingId: string; readonly amount: Money }

/**
 * What a booking's waivers amount to with another one: voided fees, and charges of a cancellation that moves, room types
 * and cancellations waived. They count together against the limit of a role (FOLIO-2).
 */
export async function waivedWith(sql: Sql, { bookingId, amount }: Waived): Promise<Money> {
  const fees = sumWaivedFees(await listFolioLines(sql, bookingId))
  return add(add(await findWaivedCharges(sql, bookingId), fees), amount)
}

/** Whether the actor may waive this amount, with the earlier waivers of the booking. */
export const mayWaive = async (sql: Sql, actor: Actor, waived: Waived): Promise<boolean> =>
  waived.amount === 0 || isWithinLimit(actor, "waiver", await waivedWith(sql, waived))
