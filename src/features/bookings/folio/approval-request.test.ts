import { expect, test } from "vitest"
import { fromPaise, fromRupees, zero } from "#src/shared/money.ts"
import { creditAfter } from "./approval-request.ts"

const amount = fromRupees(3000)

test.each([
  ["within the balance", "discount", fromRupees(3000), zero],
  ["beyond the balance", "discount", fromRupees(1000), fromRupees(2000)],
  ["on a paid bill", "discount", zero, fromRupees(3000)],
  ["on a bill with a credit", "discount", fromPaise(-50_000), fromRupees(3500)],
  ["of a paid fee", "void", zero, fromRupees(3000)],
  ["of a credit", "refund", fromPaise(-300_000), zero],
] as const)("[FOLIO-2] a posting %s (%s) says what it leaves to refund", (_, kind, owed, credit) => {
  expect(creditAfter({ kind, amount, owed })).toBe(credit)
})
