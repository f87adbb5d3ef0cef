import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { moveEntry } from "#src/shared/move-entry.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { lockGalleryOrder, updateGalleryOrder } from "./gallery.store.ts"

type OrderRefusal = "forbidden" | "edit-conflict"

async function reorder(
  platform: Platform,
  actor: Actor,
  change: (current: readonly string[]) => readonly string[] | null,
): Promise<Result<null, OrderRefusal>> {
  if (!hasRight(actor, "content.change")) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const before = await lockGalleryOrder(tx)
    const after = change(before)
    if (!after) return refused("edit-conflict" as const)
    if (after.every((id, place) => id === before[place])) return done(null)
    await updateGalleryOrder(tx, after)
    await recordAudit(tx, actor, { action: "order", subjectType: "gallery", subjectId: "all", before, after })
    return done(null)
  })
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length &&
  new Set(some).size === some.length &&
  some.every((id) => others.includes(id))

/** Sets the order of the gallery, which must name every item. */
export const orderGallery = (platform: Platform, actor: Actor, ids: readonly string[]) =>
  reorder(platform, actor, (current) => (isSameSet(ids, current) ? ids : null))

/** Moves one item of the gallery one position up or down. */
export const moveGalleryItem = (
  platform: Platform,
  actor: Actor,
  { id, steps }: { id: string; steps: 1 | -1 },
) =>
  reorder(platform, actor, (current) => {
    const from = current.indexOf(id)
    if (from < 0) return null
    const to = Math.min(current.length - 1, Math.max(0, from + steps))
    return moveEntry(current, from, to)
  })
