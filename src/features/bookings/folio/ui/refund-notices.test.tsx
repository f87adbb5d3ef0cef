import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { BillLine } from "#src/features/folio/bill-line.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { RefundNotices } from "./refund-notices.tsx"

const refund = (payer: Payer, rupees: number, refundState: BillLine["refundState"]): BillLine => ({
  id: `${payer} ${rupees}`,
  bookingId: "one",
  payer,
  date: calendarDateOf("2026-11-30"),
  description: "Refund",
  quantity: 1,
  amount: fromRupees(rupees),
  refundState,
})

const render = (...bill: BillLine[]): string => renderToStaticMarkup(<RefundNotices bill={bill} />)

test("[FOLIO-2] a guest reads of the own refund that waits for a dispute, not of that of a company", () => {
  const shown = render(refund("guest", 700, "waiting"), refund("company", 5000, "waiting"))
  expect(shown).toContain("₹700")
  expect(shown).not.toContain("₹5,")
  expect(render(refund("company", 5000, "waiting"))).toBe("")
})
