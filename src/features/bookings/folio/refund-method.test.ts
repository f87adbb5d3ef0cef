import { expect, test } from "vitest"
import { fromRupees, subtract, zero } from "#src/shared/money.ts"
import { proposeRefundMethod } from "./refund-method.ts"

const payment = (method: "online" | "card" | "cash", rupees: number) => ({
  kind: "payment" as const,
  amount: subtract(zero, fromRupees(rupees)),
  method,
  isVoided: false,
})

const onlineRefund = { kind: "refund", amount: fromRupees(900), method: "online", isVoided: false } as const

test("[FOLIO-2] a refund is proposed by the way the guest paid", () => {
  expect(proposeRefundMethod([payment("online", 900)], 900)).toBe("online")
  expect(proposeRefundMethod([payment("cash", 100), payment("card", 500)], 0)).toBe("card")
  expect(proposeRefundMethod([], 0)).toBe("cash")
})

test("[FOLIO-2] an online refund that failed is not proposed online again", () => {
  const lines = [payment("online", 900), { ...onlineRefund, isVoided: true }]
  expect(proposeRefundMethod(lines, 900)).toBe("bank-transfer")
  expect(proposeRefundMethod([payment("online", 900), onlineRefund], 900)).toBe("online")
})
