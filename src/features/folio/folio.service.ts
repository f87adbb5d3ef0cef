import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { cashLeft } from "./cash-limit.ts"
import type { FolioLine, Payer } from "./folio-line.ts"
import { sumOtherCash } from "./folio.store.ts"

export { findActiveExtra, listExtras, listOfferedExtras } from "./extras.store.ts"
export {
  adjustRoomCharges,
  findBalance,
  insertFolioLines,
  isPosted,
  listBillLines,
  listFolioLines,
  type Posting,
} from "./folio.store.ts"

type CashPayer = {
  readonly bookingId: string
  readonly lines: readonly FolioLine[]
  readonly payer: Payer
}

/** The cash that a payer may still pay for a booking on a day, with what they paid for others; the caller has locked it. */
export const findCashLeft = async (
  tx: Sql,
  { bookingId, lines, payer }: CashPayer,
  date: CalendarDate,
): Promise<Money> =>
  cashLeft(lines, payer, { date, otherCash: await sumOtherCash(tx, { bookingId, payer }, date) })
