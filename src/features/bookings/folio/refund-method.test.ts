import { expect, test } from "vitest"
import { fromRupees, type Money, subtract, zero } from "#src/shared/money.ts"
import { proposeRefundMethod, sumFailedCredit } from "./refund-method.ts"

const payment = (method: "online" | "card" | "cash", rupees: number) => ({
  kind: "payment" as const,
  payer: "guest" as const,
  amount: subtract(zero, fromRupees(rupees)),
  method,
})

const folio = { lines: [payment("online", 900)], refundableOnline: fromRupees(900), failedCredit: zero }

test("[FOLIO-2] a refund is proposed by the way the guest paid", () => {
  const atDesk = { ...folio, refundableOnline: zero }
  expect(proposeRefundMethod(folio)).toBe("online")
  expect(proposeRefundMethod({ ...atDesk, lines: [payment("cash", 100), payment("card", 500)] })).toBe("card")
  expect(proposeRefundMethod({ ...atDesk, lines: [] })).toBe("cash")
})

test("[FOLIO-2] a refund to the guest is not proposed by the way the company paid", () => {
  const company = { payer: "company" as const, method: null }
  const lines = [
    payment("cash", 12),
    { ...payment("card", 500), payer: company.payer },
    { ...company, kind: "room" as const, amount: fromRupees(500) },
  ]
  expect(proposeRefundMethod({ ...folio, refundableOnline: zero, lines })).toBe("cash")
})

test("[FOLIO-2] an online refund that failed is not proposed online again", () => {
  expect(proposeRefundMethod({ ...folio, failedCredit: fromRupees(100) })).toBe("bank-transfer")
})

type Posted = {
  amount: Money
  kind: "room" | "payment" | "refund"
  method?: "online" | "cash"
  voids?: string
}

/** A folio of one payer: the id of a line is its position, and that of an online refund is `refund-` and its position. */
const posted = (lines: readonly Posted[]) =>
  lines.map(({ kind, amount, method, voids }, index) => ({
    id: `${index}`,
    payer: "guest" as const,
    kind,
    amount,
    method: method ?? null,
    voidsLineId: voids ?? null,
    refundId: kind === "refund" && method === "online" && !voids ? `refund-${index}` : null,
  }))

const room = (rupees: number): Posted => ({ kind: "room", amount: fromRupees(rupees) })
const refund = (rupees: number, method: "online" | "cash"): Posted => ({
  kind: "refund",
  amount: fromRupees(rupees),
  method,
})

/** A stay of ₹900 that was paid online and cancelled; its refund failed and was credited. */
const afterFailure: readonly Posted[] = [
  room(900),
  { kind: "payment", amount: fromRupees(-900), method: "online" },
  room(-900),
  refund(900, "online"),
  { ...refund(-900, "online"), voids: "3" },
]

const failedAfter = (...later: Posted[]) => sumFailedCredit(posted([...afterFailure, ...later]), ["refund-3"])

test("[L-10] [FOLIO-2] the money of a failed refund is known until the desk refunded it", () => {
  expect(failedAfter()).toBe(fromRupees(900))
  expect(failedAfter(room(-100))).toBe(fromRupees(900))
  expect(failedAfter(room(-100), refund(400, "cash"))).toBe(fromRupees(500))
  expect(failedAfter(refund(900, "cash"))).toBe(zero)
})

test("[L-10] [FOLIO-2] a later credit is not money of a failed refund", () => {
  const paid: Posted = { kind: "payment", amount: fromRupees(-300), method: "online" }
  expect(failedAfter(refund(900, "cash"), room(300), paid, room(-300))).toBe(zero)
  expect(failedAfter(room(900), paid)).toBe(zero)
  expect(sumFailedCredit(posted([...afterFailure]), [])).toBe(zero)
})
