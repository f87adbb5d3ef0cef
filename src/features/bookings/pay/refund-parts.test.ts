import fc from "fast-check"
import { expect, test } from "vitest"
import { payers } from "#src/features/folio/folio-line.ts"
import { fromPaise, sum } from "#src/shared/money.ts"
import { type PaymentLeft, refundableCredit, refundParts } from "./refund-parts.ts"

const anAmount = fc.nat(50_000).map(fromPaise)
const somePayments: fc.Arbitrary<PaymentLeft[]> = fc.uniqueArray(
  fc.record({ paymentId: fc.uuid(), payer: fc.constantFrom(...payers), left: anAmount }),
  { maxLength: 5, selector: ({ paymentId }) => paymentId },
)
const someCredits = fc.record({ guest: anAmount, company: anAmount })

test("[FOLIO-2] a refund is never more than the payments, and gives a payer's credit to nobody else", () => {
  fc.assert(
    fc.property(somePayments, someCredits, anAmount, (payments, credits, amount) => {
      const parts = refundParts(payments, { amount, credits })
      const all = sum(payments.map(({ left }) => left))
      expect(sum(parts.map((part) => part.amount))).toBe(Math.min(amount, all))
      for (const part of parts) {
        const payment = payments.find(({ paymentId }) => paymentId === part.paymentId)
        expect(payment?.left).toBeGreaterThanOrEqual(part.amount)
      }
      if (amount > refundableCredit(payments, credits)) return
      for (const payer of payers) {
        const ofPayer = parts.filter((part) => part.payer === payer)
        expect(sum(ofPayer.map((part) => part.amount))).toBeLessThanOrEqual(credits[payer])
      }
    }),
  )
})
