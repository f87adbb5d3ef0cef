import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { BillLine } from "#src/features/folio/bill-line.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { Bill } from "./bill.tsx"

const line: BillLine = {
  id: "1",
  bookingId: "1",
  payer: "guest",
  date: calendarDateOf("2027-01-04"),
  description: "Room charge",
  quantity: 1,
  amount: fromRupees(0),
  refundState: null,
}

const refund = (refundState: BillLine["refundState"]): string => {
  const payment = { ...line, id: "2", description: "Card payment", amount: fromRupees(-800) }
  const refunded = { ...line, id: "3", description: "Card refund", amount: fromRupees(800), refundState }
  return renderToStaticMarkup(<Bill lines={[payment, refunded]} titleId="bill" />)
}

test("[L-10] [ACCT-4] the guest's bill says that a refund failed or waits, and that it is still to be returned", () => {
  expect(refund("failed")).toMatch(/Failed.*We return to you.*₹800/)
  expect(refund("waiting")).toMatch(/Waits for a dispute.*We return to you.*₹800/)
  expect(refund(null)).toMatch(/Settled.*₹0/)
})

test("[ACCT-4] the guest's bill says what the company pays, and adds only what the guest has still to pay", () => {
  const room = { ...line, payer: "company", amount: fromRupees(5000) } as const
  const laundry = { ...line, id: "2", description: "Laundry", amount: fromRupees(300) }
  const markup = renderToStaticMarkup(<Bill lines={[room, laundry]} titleId="bill" />)
  expect(markup).toMatch(/Your company pays.*-₹5,000<.*Still to pay.*₹300</)
  const paid = { ...room, id: "3", amount: fromRupees(-6000) }
  const overpaid = renderToStaticMarkup(<Bill lines={[room, laundry, paid]} titleId="bill" />)
  expect(overpaid).toMatch(/Returned to your company.*₹1,000<.*Still to pay.*₹300</)
})

test("[ACCT-4] the amounts of a bill have paise on all of them when one has", () => {
  const laundry = { ...line, id: "2", description: "Laundry", amount: fromPaise(30_050) }
  const markup = renderToStaticMarkup(
    <Bill lines={[{ ...line, amount: fromRupees(5000) }, laundry]} titleId="bill" />,
  )
  expect(markup.match(/₹[\d,.]+/g)).toEqual(["₹5,000.00", "₹300.50", "₹5,300.50"])
})
