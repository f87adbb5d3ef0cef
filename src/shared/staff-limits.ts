import type { Actor } from "./actor.ts"
import { fromRupees, type Money } from "./money.ts"
import type { StaffRole } from "./staff-rights.ts"

/** Postings that an owner approves above a limit. */
export type LimitedPosting = "discount" | "refund" | "waiver"

/** What a role may do up to a limit: a posting, or a complimentary upgrade of the room type. */
type LimitedAction = LimitedPosting | "upgrade"

/** The largest amount that a role posts by itself; owners have no limit. */
const staffLimits: Readonly<Partial<Record<StaffRole, Readonly<Record<LimitedAction, Money>>>>> = {
  "front-desk": {
    discount: fromRupees(2_000),
    refund: fromRupees(10_000),
    upgrade: fromRupees(10_000),
    waiver: fromRupees(10_000),
  },
}

type OfferLimit = { readonly percent: number; readonly amount: Money }

/** The largest discounts on a night that a role publishes in an offer by itself; owners have no limit. */
const offerLimits: Readonly<Partial<Record<StaffRole, OfferLimit>>> = {
  marketing: { percent: 30, amount: fromRupees(2_000) },
}

/** The actor's limit of offers; null means without limit. */
export const findOfferLimit = (actor: Actor): OfferLimit | null =>
  actor.kind === "user" && actor.role !== "guest" ? (offerLimits[actor.role] ?? null) : null

/** The actor's limit; null means without limit. */
export function findStaffLimit(actor: Actor, action: LimitedAction): Money | null {
  if (actor.kind !== "user" || actor.role === "guest") return null
  return staffLimits[actor.role]?.[action] ?? null
}

export function isWithinLimit(actor: Actor, posting: LimitedPosting, amount: Money): boolean {
  const limit = findStaffLimit(actor, posting)
  return limit === null || amount <= limit
}
