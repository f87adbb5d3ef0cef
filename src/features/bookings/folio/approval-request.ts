import type { Payer, PaymentMethod } from "#src/features/folio/folio-line.ts"
import type { NewRoomType } from "#src/features/bookings/change/room-type-change.ts"
import { type Money, subtract, zero } from "#src/shared/money.ts"
import type { LimitedPosting } from "#src/shared/staff-limits.ts"

/**
 * What an owner approves: a posting above a limit, a cancellation that only takes extras off the bill, an upgrade, or the
 * void of a fee.
 */
export type ApprovalKind = LimitedPosting | "cancellation" | "upgrade" | "void"

/** What waits for an owner. */
export type ApprovalRequest = {
  readonly id: string
  readonly bookingId: string
  readonly bookingReference: string
  readonly guestName: string
  readonly kind: ApprovalKind
  readonly amount: Money
  readonly reason: string
  /** The payer whose charges a discount lowers; null for both payers. */
  readonly payer: Payer | null
  /** How a refund is made; null for the other kinds. */
  readonly method: PaymentMethod | null
  readonly reference: string
  /** The rooms of an upgrade and their new type, with its name; null for the other kinds. */
  readonly newRoomType: NewRoomType | null
  readonly newRoomName: string | null
  /** The line that a void reverses; null for the other kinds. */
  readonly lineId: string | null
  readonly requestedBy: string | null
  readonly requestedAt: string
  /** The balance of the payer now, else that of the booking. */
  readonly owed: Money
}

/** A declined request, with the reason for the person who asked. */
export type DeclinedApproval = Pick<
  ApprovalRequest,
  "id" | "bookingId" | "bookingReference" | "guestName" | "kind" | "amount" | "payer" | "requestedBy"
> & {
  /** Null for requests that were declined before reasons were stored. */
  readonly declineReason: string | null
  readonly declinedBy: string | null
  readonly declinedAt: string
}

/** The guest's credit after the approval: a discount or a void beyond the balance leaves an amount to refund. */
export const creditAfter = ({
  kind,
  amount,
  owed,
}: Pick<ApprovalRequest, "kind" | "amount" | "owed">): Money =>
  (kind === "discount" || kind === "void") && amount > owed ? subtract(amount, owed) : zero
