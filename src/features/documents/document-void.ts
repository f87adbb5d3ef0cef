import { formatRemark } from "#src/shared/format/format-remark.ts"
import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"

/** When, why and by whom the payment of a receipt, or the refund of a voucher, was voided. */
export type DocumentVoid = {
  readonly on: CalendarDate
  readonly reason: string
  readonly actorName: string | null
}

/** What a guest sees of a void: the desk writes the reason for the staff. */
export const withoutReason = ({ on }: DocumentVoid): DocumentVoid => ({ on, reason: "", actorName: null })

/** 'Void 2 Jul 2026: Wrong booking, by Meera Krishnaswamy'. */
export const formatVoid = ({ on, reason, actorName }: DocumentVoid): string =>
  formatRemark(`Void ${formatShortDate(on)}`, reason, actorName)
