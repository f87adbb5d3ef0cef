import { expect, test } from "vitest"
import { type Payer, sumLines } from "#src/features/folio/folio-line.ts"
import { fromRupees, subtract, zero } from "#src/shared/money.ts"
import { balanceItems, formatBalance } from "./balance-items.ts"

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

type Lines = readonly (ReturnType<typeof charge> | ReturnType<typeof payment>)[]

function folioOf(lines: Lines) {
  const of = (payer: Payer) => sumLines(lines.filter((line) => line.payer === payer))
  return { balance: sumLines(lines), byPayer: { guest: of("guest"), company: of("company") } }
}

function totalsOf(lines: Lines) {
  const items = balanceItems(folioOf(lines))
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

test("[FOLIO-1] the balance of a folio in one line names each payer where there are two", () => {
  expect(formatBalance(folioOf([charge("guest", 5000)]))).toBe("Owes ₹5,000")
  expect(formatBalance(folioOf([charge("guest", 5000), payment("guest", 5000)]))).toBe("Settled")
  expect(formatBalance(folioOf([charge("company", 5000), payment("guest", 200)]))).toBe(
    "Guest: Refund due ₹200. Company: Owes ₹5,000.",
  )
})

test("[FOLIO-2] the sums of a folio have paise on all of them when one has", () => {
  const items = balanceItems(folioOf([charge("guest", 5000.5), payment("guest", 5000)]))
  expect(items.map(({ description }) => description)).toEqual(["₹5,000.50", "₹5,000.00", "₹0.50"])
})
