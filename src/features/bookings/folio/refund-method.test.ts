import { expect, test } from "vitest"
import { fromRupees, subtract, zero } from "#src/shared/money.ts"
import { proposeRefundMethod } from "./refund-method.ts"

const payment = (method: "online" | "card" | "cash", rupees: number) => ({
  kind: "payment" as const,
  amount: subtract(zero, fromRupees(rupees)),
  method,
})

const folio = { lines: [payment("online", 900)], refundableOnline: fromRupees(900), hasFailedRefund: false }

test("[FOLIO-2] a refund is proposed by the way the guest paid", () => {
  const atDesk = { ...folio, refundableOnline: zero }
  expect(proposeRefundMethod(folio)).toBe("online")
  expect(proposeRefundMethod({ ...atDesk, lines: [payment("cash", 100), payment("card", 500)] })).toBe("card")
  expect(proposeRefundMethod({ ...atDesk, lines: [] })).toBe("cash")
})

test("[FOLIO-2] an online refund that failed is not proposed online again", () => {
  expect(proposeRefundMethod({ ...folio, hasFailedRefund: true })).toBe("bank-transfer")
})
