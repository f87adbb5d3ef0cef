import type { PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { Money } from "#src/shared/money.ts"
import type { LimitedPosting } from "#src/shared/staff-limits.ts"

/** A discount, refund or waiver that waits for an owner. */
export type ApprovalRequest = {
  readonly id: string
  readonly bookingId: string
  readonly bookingReference: string
  readonly guestName: string
  readonly kind: LimitedPosting
  readonly amount: Money
  readonly reason: string
  /** How a refund is made; null for the other kinds. */
  readonly method: PaymentMethod | null
  readonly reference: string
  readonly requestedBy: string | null
  readonly requestedAt: string
}
