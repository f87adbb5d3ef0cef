import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { TableReservation } from "./table-reservation.ts"
import { findCovers } from "./tables.service.ts"
import { lockCovers, updateCovers } from "./tables.store.ts"

/** Changes how many guests with a reservation an outlet seats at a time, from today on. */
export async function changeCovers(
  platform: Platform,
  clerk: Actor,
  { outlet, covers }: { outlet: TableReservation["outlet"]; covers: number },
): Promise<Result<null, "forbidden">> {
  if (!hasRight(clerk, "tables.manage")) return refused("forbidden")
  await platform.db.transaction(async (tx) => {
    await lockCovers(tx, outlet)
    const before = await findCovers(tx, outlet)
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
