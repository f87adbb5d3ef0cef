import fc from "fast-check"
import { expect, test } from "vitest"
import { payers } from "#src/features/folio/folio-line.ts"
import { fromPaise, sum } from "#src/shared/money.ts"
import { type PaymentLeft, refundableCredit, refundParts } from "./refund-parts.ts"

const anAmount = fc.nat(50_000).map(fromPaise)
const somePayments: fc.Arbitrary<PaymentLeft[]> = fc.uniqueArray(
  fc.record({
    paymentId: fc.constantFrom("first", "second", "third"),
    payer: fc.constantFrom(...payers),
    left: anAmount,
  }),
  { maxLength: 6, selector: ({ paymentId, payer }) => `${paymentId} ${payer}` },
)
const someCredits = fc.record({ guest: anAmount, company: anAmount })

test("[FOLIO-2] a refund is never more than the payments, and gives a payer's credit to nobody else", () => {
  fc.assert(
    fc.property(somePayments, someCredits, anAmount, (payments, credits, amount) => {
      const parts = refundParts(payments, { amount, credits })
      expect(sum(parts.map((part) => part.amount))).toBe(
        Math.min(amount, refundableCredit(payments, credits)),
      )
      for (const { paymentId, payer, amount: part } of parts) {
        const payment = payments.find((one) => one.paymentId === paymentId && one.payer === payer)
        expect(payment?.left).toBeGreaterThanOrEqual(part)
      }
      for (const payer of payers) {
        const ofPayer = parts.filter((part) => part.payer === payer)
        expect(sum(ofPayer.map((part) => part.amount))).toBeLessThanOrEqual(credits[payer])
      }
    }),
  )
})
