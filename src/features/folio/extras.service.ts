import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { refuseTaken, type Taken } from "#src/platform/db/refuse-taken.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { formatGstRate } from "#src/features/pricing/gst.ts"
import { type Extra, extraUnitNames } from "./extra.ts"
import type { ExtraDraft } from "./extras.schema.ts"
import { insertExtra, listExtras, lockExtra, updateExtra, updateExtraActive } from "./extras.store.ts"

export type ExtraRefusal = { readonly kind: "forbidden" | "unknown-extra" | "edit-conflict" } | Taken<"name">

export const extraReasons: Readonly<Record<ExtraRefusal["kind"], string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-extra": "There is no such extra.",
  "name-taken": "Another extra has this name. It may be retired.",
  "edit-conflict": "Somebody changed this extra since you opened it. Look at it again.",
}

/** The price list with retired extras; null without the right to see rates. */
export async function findPriceList(platform: Platform, actor: Actor): Promise<Extra[] | null> {
  return hasRight(actor, "rates.see") ? listExtras(platform.db) : null
}

const audited = ({ name, price, sac, gst, description, unit, offered, changesHours }: ExtraDraft) => ({
  name,
  price,
  gst: formatGstRate(gst),
  sac,
  description,
  unit: extraUnitNames[unit],
  offered: offered === "on",
  changesHours: changesHours === "on",
})

const rowOf = (id: string, { gst, offered, changesHours, ...draft }: ExtraDraft) => ({
  ...draft,
  id,
  gstBasisPoints: gst,
  isOffered: offered === "on",
  changesHours: changesHours === "on",
})

const subjectOf = (id: string) => ({ subjectType: "extra", subjectId: id })

/** Adds an extra at the end of the price list. */
export async function addExtra(
  platform: Platform,
  actor: Actor,
  draft: ExtraDraft,
): Promise<Result<null, ExtraRefusal>> {
  if (!hasRight(actor, "rates.change")) return refused({ kind: "forbidden" })
  const id = randomUUID()
  return refuseTaken(["name"], () =>
    platform.db.transaction(async (tx) => {
      await insertExtra(tx, rowOf(id, draft))
      await recordAudit(tx, actor, { action: "create", ...subjectOf(id), after: audited(draft) })
      return done(null)
    }),
  )
}

type ExtraChange = { readonly id: string; readonly version: number; readonly draft: ExtraDraft }

/** Changes an extra for charges from now on: lines that used it keep their values. */
export async function changeExtra(
  platform: Platform,
  actor: Actor,
  { id, version, draft }: ExtraChange,
): Promise<Result<null, ExtraRefusal>> {
  if (!hasRight(actor, "rates.change")) return refused({ kind: "forbidden" })
  return refuseTaken(["name"], () =>
    platform.db.transaction<Result<null, ExtraRefusal>>(async (tx) => {
      const current = await lockExtra(tx, id)
      if (!current) return refused({ kind: "unknown-extra" })
      if (version !== current.version) return refused({ kind: "edit-conflict" })
      await updateExtra(tx, rowOf(id, draft))
      await recordAudit(tx, actor, {
        action: "update",
        ...subjectOf(id),
        before: audited({
          ...current,
          gst: current.gstBasisPoints,
          offered: current.isOffered ? "on" : undefined,
          changesHours: current.changesHours ? "on" : undefined,
        }),
        after: audited(draft),
      })
      return done(null)
    }),
  )
}

/** Retires an extra, so that it is not charged any more, or puts it back on the list. It is never deleted. */
export async function setExtraActive(
  platform: Platform,
  actor: Actor,
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<Result<null, ExtraRefusal>> {
  if (!hasRight(actor, "rates.change")) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    const extra = await lockExtra(tx, id)
    if (!extra) return refused({ kind: "unknown-extra" })
    if (extra.isActive === isActive) return done(null)
    await updateExtraActive(tx, id, isActive)
    const action = isActive ? "reinstate" : "retire"
    await recordAudit(tx, actor, { action, ...subjectOf(id), after: { name: extra.name } })
    return done(null)
  })
}
