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
 * The sum of a booking's waivers and a further amount. Waivers are voided fees, and cancellation charges that changed dates,
 * changed room types or a cancellation waived. They count together against the limit of a role (FOLIO-2).
 */
export async function sumWaivers(sql: Sql, { bookingId, amount }: Waived): Promise<Money> {
  const fees = sumWaivedFees(await listFolioLines(sql, bookingId))
  return add(add(await findWaivedCharges(sql, bookingId), fees), amount)
}

/** Whether the actor may waive this amount, with the earlier waivers of the booking. */
export const isWithinWaiverLimit = async (sql: Sql, actor: Actor, waived: Waived): Promise<boolean> =>
  waived.amount === 0 || isWithinLimit(actor, "waiver", await sumWaivers(sql, waived))
