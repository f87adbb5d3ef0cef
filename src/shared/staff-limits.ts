import type { Actor } from "./actor.ts"
import { fromRupees, type Money } from "./money.ts"
import type { StaffRole } from "./staff-rights.ts"

/** Postings that an owner approves above a limit. */
export type LimitedPosting = "discount" | "refund" | "waiver"

/** The largest amount that a role posts by itself; owners have no limit. */
const staffLimits: Readonly<Partial<Record<StaffRole, Readonly<Record<LimitedPosting, Money>>>>> = {
  "front-desk": { discount: fromRupees(2_000), refund: fromRupees(10_000), waiver: fromRupees(10_000) },
}

/** The actor's limit for a posting; null means without limit. */
export function limitOf(actor: Actor, posting: LimitedPosting): Money | null {
  if (actor.kind !== "user" || actor.role === "guest") return null
  return staffLimits[actor.role]?.[posting] ?? null
}

export function isWithinLimit(actor: Actor, posting: LimitedPosting, amount: Money): boolean {
  const limit = limitOf(actor, posting)
  return limit === null || amount <= limit
}
