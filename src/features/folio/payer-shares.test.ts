import fc from "fast-check"
import { expect, test } from "vitest"
import { fromPaise, sum } from "#src/shared/money.ts"
import { owedBy, payers } from "./folio-line.ts"
import { sharePayment, shareRefund } from "./payer-shares.ts"

const someLines = fc.array(
  fc.record({
    kind: fc.constantFrom("room" as const, "payment" as const, "refund" as const),
    payer: fc.constantFrom(...payers),
    amount: fc.integer({ min: -50_000, max: 50_000 }).map(fromPaise),
  }),
  { maxLength: 6 },
)
const anAmount = fc.integer({ min: 1, max: 100_000 }).map(fromPaise)

test("[FOLIO-2] a payment is posted whole, and makes a credit only of what nobody owes", () => {
  fc.assert(
    fc.property(someLines, anAmount, (lines, amount) => {
      const shares = sharePayment(lines, amount)
      expect(sum(shares.map((share) => share.amount))).toBe(amount)
      const debts = payers.map((payer) => Math.max(0, owedBy(lines, payer)))
      const beyond = Math.max(0, amount - debts.reduce((all, debt) => all + debt, 0))
      const over = payers.map((payer, at) => {
        const paid = shares.filter((share) => share.payer === payer).reduce((all, one) => all + one.amount, 0)
        return Math.max(0, paid - (debts[at] ?? 0))
      })
      expect(over.reduce((all, one) => all + one, 0)).toBe(beyond)
    }),
  )
})

test("[FOLIO-2] a payment pays first who owes most, and the guest where nobody owes", () => {
  const lines = [
    { kind: "room" as const, payer: "company" as const, amount: fromPaise(500) },
    { kind: "extra" as const, amount: fromPaise(100) },
  ]
  expect(sharePayment(lines, fromPaise(450))).toEqual([{ payer: "company", amount: 450 }])
  expect(sharePayment(lines, fromPaise(600))).toEqual([
    { payer: "company", amount: 500 },
    { payer: "guest", amount: 100 },
  ])
  expect(sharePayment(lines, fromPaise(650))).toEqual([
    { payer: "company", amount: 550 },
    { payer: "guest", amount: 100 },
  ])
  expect(sharePayment([], fromPaise(450))).toEqual([{ payer: "guest", amount: 450 }])
})

test("[FOLIO-2] a refund is of the credits, and of nobody who owes", () => {
  fc.assert(
    fc.property(someLines, anAmount, (lines, amount) => {
      for (const share of shareRefund(lines, amount))
        expect(share.amount).toBeLessThanOrEqual(-owedBy(lines, share.payer))
    }),
  )
})
