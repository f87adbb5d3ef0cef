import { expect, test } from "vitest"
import {
  formatOutcomeQuery,
  parsePaymentOutcome,
  type PaymentOutcome,
  formatPaymentOutcome,
} from "./payment-outcome.ts"

const read = (query: string) => parsePaymentOutcome(new URLSearchParams(query))

test("[PAY-3] the outcome of the checkout is in the address, with the provider's reason", () => {
  const outcomes: PaymentOutcome[] = [
    { kind: "closed" },
    { kind: "unclear" },
    { kind: "refunded" },
    { kind: "failed", reason: null },
    { kind: "failed", reason: "The payment was declined by the bank. Please use another method." },
  ]
  for (const outcome of outcomes) expect(read(formatOutcomeQuery(outcome))).toEqual(outcome)
  expect([read(""), read("?outcome=paid")]).toEqual([null, null])
})

test("[PAY-3] a failed payment says why, and that the booking is kept", () => {
  const { text } = formatPaymentOutcome({ kind: "failed", reason: "The bank declined it." })
  expect(text).toBe(
    "The bank declined it. Your booking is kept. You can try again below, or pay another way.",
  )
})

test("text that somebody else put into the address is not shown", () => {
  for (const reason of [
    "Call +91 98765 43210",
    "Pay at evil.example now",
    "see https://evil",
    "x".repeat(300),
    "",
  ]) {
    expect(read(`?${new URLSearchParams({ outcome: "failed", reason })}`)).toEqual({
      kind: "failed",
      reason: null,
    })
  }
})
