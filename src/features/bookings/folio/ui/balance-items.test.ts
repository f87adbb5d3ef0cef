import { expect, test } from "vitest"
import { type Payer, sumLines } from "#src/features/folio/folio-line.ts"
import { fromRupees, subtract, zero } from "#src/shared/money.ts"
import { balanceItems } from "./balance-items.ts"

const charge = (payer: Payer, rupees: number) => ({
  payer,
  kind: "room" as const,
  amount: fromRupees(rupees),
})
const payment = (payer: Payer, rupees: number) => ({
  payer,
  kind: "payment" as const,
  amount: subtract(zero, fromRupees(rupees)),
})

function totalsOf(lines: readonly (ReturnType<typeof charge> | ReturnType<typeof payment>)[]) {
  const of = (payer: Payer) => sumLines(lines.filter((line) => line.payer === payer))
  const items = balanceItems({
    balance: sumLines(lines),
    byPayer: { guest: of("guest"), company: of("company") },
  })
  return items.filter(({ isTotal }) => isTotal).map(({ term, description }) => `${term}: ${description}`)
}

test("[FOLIO-1] [FOLIO-2] a folio of two payers says what is left of each", () => {
  expect(totalsOf([charge("company", 5000), payment("guest", 5000)])).toEqual([
    "Guest: Refund due ₹5,000",
    "Company: Owes ₹5,000",
  ])
  expect(totalsOf([charge("company", 5000), charge("guest", 1200), payment("company", 5000)])).toEqual([
    "Guest: Owes ₹1,200",
    "Company: Settled",
  ])
})

test("[FOLIO-1] a folio of one payer says what is owed", () => {
  expect(totalsOf([charge("guest", 5000)])).toEqual(["Still owed: ₹5,000"])
  expect(totalsOf([charge("guest", 5000), payment("guest", 5200)])).toEqual(["Owed to the guest: ₹200"])
})
