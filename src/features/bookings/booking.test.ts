import { describe, expect, test } from "vitest"
import { fromPaise, fromRupees, zero } from "#src/shared/money.ts"
import { type Actor, system, visitor } from "#src/shared/actor.ts"
import {
  type BookingStatus,
  canTransition,
  isHidden,
  isPayable,
  firstNightPrice,
  computePaymentState,
} from "./booking.ts"
import { canManageBookings, canSeeBooking } from "./booking-access.ts"

const statuses: readonly BookingStatus[] = ["held", "confirmed", "completed", "cancelled", "expired"]

describe("the states of a booking", () => {
  test("[BOOK-10] [L-10] these are all possible transitions", () => {
    const moves = statuses.flatMap((from) =>
      statuses.filter((to) => canTransition(from, to)).map((to) => `${from} -> ${to}`),
    )
    expect(moves).toEqual([
      "held -> confirmed",
      "held -> cancelled",
      "held -> expired",
      "confirmed -> completed",
      "confirmed -> cancelled",
      "expired -> confirmed",
    ])
  })

  test("[ACCT-4] [ADM-6] an unpaid online attempt is hidden, everything else is shown", () => {
    const unpaid = { paid: zero, refunded: zero }
    const some = fromRupees(500)
    expect(isHidden({ ...unpaid, wasConfirmed: false })).toBe(true)
    expect(isHidden({ ...unpaid, wasConfirmed: true })).toBe(false)
    expect(isHidden({ ...unpaid, wasConfirmed: false, paid: some })).toBe(false)
    expect(isHidden({ ...unpaid, wasConfirmed: false, refunded: some })).toBe(false)
  })

  test("[PAY-1] what is held or confirmed can be paid, once", () => {
    expect(statuses.filter((status) => isPayable({ status, paymentStatus: "pending" }))).toEqual([
      "held",
      "confirmed",
    ])
    expect(statuses.filter((status) => isPayable({ status, paymentStatus: "done" }))).toEqual([])
  })

  test("the price of a night is the first night's", () => {
    expect(firstNightPrice({ nights: [], dayRoom: null })).toBe(0)
    const night = { night: "2026-12-24", rooms: 1, price: fromRupees(5000) }
    expect(firstNightPrice({ nights: [night as never], dayRoom: null })).toBe(fromRupees(5000))
  })

  test("[GUEST-8] the price of a day room is that of its last night", () => {
    const dayRoom = { startsAt: "2026-12-25T09:00", hours: 6 } as const
    const nights = [0, 2500].map((rupees) => ({ price: fromRupees(rupees) }) as never)
    expect(firstNightPrice({ nights, dayRoom })).toBe(fromRupees(2500))
  })
})

describe("who may do what with a booking", () => {
  const owner: Actor = { kind: "user", userId: "owner", role: "guest" }
  const stranger: Actor = { kind: "user", userId: "stranger", role: "guest" }
  const admin: Actor = { kind: "user", userId: "desk", role: "owner" }

  test("[L-28] its guest, the administration and the hotel see it; nobody else does", () => {
    const seen = [owner, admin, system, stranger, visitor].map((actor) => canSeeBooking(actor, "owner"))
    expect(seen).toEqual([true, true, true, false, false])
  })

  test("[ADM-7] the administration and the hotel change it; its guest does not", () => {
    expect([admin, system, owner, stranger, visitor].map(canManageBookings)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe("the state of a payment", () => {
  const [some, negative] = [fromRupees(500), fromPaise(-50_000)]
  test.each([
    ["nothing is paid", "confirmed", { owed: some }, "pending"],
    ["a part is paid", "confirmed", { owed: some, paid: some }, "part-paid"],
    ["all is paid", "completed", { paid: some, paymentStatus: "done" }, "paid"],
    [
      "more is paid than charged",
      "confirmed",
      { owed: negative, credit: some, paid: some, paymentStatus: "done" },
      "refund-due",
    ],
    ["one payer has what the other owes", "confirmed", { credit: some, paid: some }, "refund-due"],
    [
      "one payer owes more than the credit",
      "confirmed",
      { owed: some, credit: some, paid: some },
      "part-paid",
    ],
    ["a hold has no charge yet", "held", {}, "pending"],
    ["a cancelled stay was refunded", "cancelled", { refunded: some, paymentStatus: "done" }, "refunded"],
    [
      "a cancelled stay was refunded, but the guest has not got it",
      "cancelled",
      { refunded: some, outstandingRefund: some, paymentStatus: "done" },
      "refund-due",
    ],
    [
      "a cancelled stay waits for its refund",
      "cancelled",
      { owed: negative, credit: some, paid: some },
      "refund-due",
    ],
    ["a cancelled stay owes its fee", "cancelled", { owed: some }, "pending"],
    ["a cancelled stay paid its fee", "cancelled", { paid: some, paymentStatus: "done" }, null],
    ["a cancelled stay cost nothing", "cancelled", {}, null],
    ["a late payment for a lapsed hold was refunded", "expired", { refunded: some }, "refunded"],
  ] as const)("[FOLIO-1] %s", (_, status, sums, state) => {
    const unpaid = { paymentStatus: "pending", owed: zero, credit: zero, paid: zero, refunded: zero } as const
    expect(computePaymentState({ ...unpaid, status, ...sums })).toBe(state)
  })
})
