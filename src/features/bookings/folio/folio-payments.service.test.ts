import { anExtra } from "#src/features/folio/extras.factory.ts"
import fc from "fast-check"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { fromPaise, fromRupees, subtract, zero } from "#src/shared/money.ts"
import { hotel } from "#src/shared/hotel.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import {
  aBooking,
  actorOf,
  aPaidBooking,
  aTarget,
  bookingOf,
  ledgerOf,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { emailPaymentLink } from "#src/features/bookings/pay/email-payment-link.service.ts"
import { findBookingOfLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { type Payer, sumLines } from "#src/features/folio/folio-line.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { moveCharge, postDiscount, postExtra, voidLine } from "./folio-charges.service.ts"
import { postPayment, postRefund } from "./folio-payments.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingEmailJobs(platform))

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")

const owner = staffAs("owner")

const cash = { method: "cash" as const, reference: "" }

describe("payments at the front desk", () => {
  test("[FOLIO-1] [FOLIO-2] a part, then the rest: the booking is paid when nothing is owed", async () => {
    const booking = await aBooking(platform)
    const part = fromRupees(4000)
    expect((await payAtDesk(platform, booking.id, part)).owed).toBe(subtract(booking.total, part))
    expect((await bookingOf(platform, booking.id)).paymentStatus).toBe("pending")
    const tooMuch = { payment: { amount: booking.total, ...cash } }
    expect(await postPayment(platform, desk, { ...aTarget(booking.id), ...tooMuch })).toEqual(
      refusedAs("too-much", { owed: subtract(booking.total, part) }),
    )
    await payAtDesk(platform, booking.id)
    expect(await bookingOf(platform, booking.id)).toMatchObject({ paymentStatus: "done", owed: 0 })
    expect(await postPayment(platform, desk, { ...aTarget(booking.id), ...tooMuch })).toEqual(
      refusedAs("nothing-due"),
    )
  })

  test("[FOLIO-4] two clerks who saw the same balance post once; the second sees the new balance", async () => {
    const booking = await aBooking(platform)
    const amount = fromRupees(3000)
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        postPayment(platform, desk, { ...aTarget(booking.id, booking.total), payment: { amount, ...cash } }),
      ),
    )
    const owed = subtract(booking.total, amount)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual(refusedAs("balance-changed", { owed }))
    expect((await findBalance(platform.db, booking.id)).paid).toBe(amount)
  })

  test("[FOLIO-4] a form that is sent twice posts once", async () => {
    const booking = await aBooking(platform)
    const posting = { ...aTarget(booking.id, booking.total), payment: { amount: fromRupees(3000), ...cash } }
    valueOf(await postPayment(platform, desk, posting))
    expect(valueOf(await postPayment(platform, desk, posting)).paid).toBe(fromRupees(3000))
  })

  test("[VAL-1] amounts of nothing, and cards without a slip, are refused", async () => {
    const { id } = await aBooking(platform)
    for (const amount of [zero, fromRupees(-500)])
      expect(await postPayment(platform, desk, { ...aTarget(id), payment: { amount, ...cash } })).toEqual(
        refusedAs("no-amount"),
      )
    const card = { amount: fromRupees(500), method: "card" as const, reference: "" }
    expect(await postPayment(platform, desk, { ...aTarget(id), payment: card })).toEqual(
      refusedAs("no-reference"),
    )
  })

  test("[FOLIO-2] cash of one booking stays below two lakh rupees; a voided payment does not count", async () => {
    const { id } = await aBooking(platform)
    const extra = await anExtra(platform, { name: "Private dinner", rupees: 300_000 })
    valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId: extra.id, quantity: 1 }))
    const pay = (rupees: number, method: "cash" | "upi" = "cash") => {
      const payment = { amount: fromRupees(rupees), method, reference: "UPI 4711" }
      return postPayment(platform, desk, { ...aTarget(id), payment })
    }
    const tooMuch = (left: number) => refusedAs("too-much-cash", { left: fromPaise(left) })
    expect(await pay(200_000)).toEqual(tooMuch(199_999_99))
    valueOf(await pay(150_000))
    expect(await pay(50_000)).toEqual(tooMuch(49_999_99))
    valueOf(await pay(50_000, "upi"))
    const [line] = (await listFolioLines(platform.db, id)).filter(({ kind }) => kind === "payment")
    valueOf(
      await voidLine(platform, owner, { ...aTarget(id), lineId: line?.id ?? "", reason: "Wrong booking" }),
    )
    valueOf(await pay(199_999))
  })

  test("[ADM-7] [FOLIO-2] the balance that the payment dropdown posts has the same limit of cash", async () => {
    const { id } = await aBooking(platform)
    const extra = await anExtra(platform, { name: "Private dinner", rupees: 300_000 })
    valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId: extra.id, quantity: 1 }))
    const post = (method: "cash" | "upi") =>
      updateBookingStatus(platform, desk, {
        id,
        change: { isCompleted: false, paymentStatus: "done", method, reference: "UPI 4711" },
        version: null,
      })
    expect(await post("cash")).toEqual(refusedAs("too-much-cash", { left: fromPaise(199_999_99) }))
    expect(await bookingOf(platform, id)).toMatchObject({ paid: 0 })
    valueOf(await post("upi"))
  })

  test("[FOLIO-2] cash of one guest stays below two lakh rupees a day over all bookings", async () => {
    const guest = (await anAccount(platform)).actor
    const extra = await anExtra(platform, { name: "Private dinner", rupees: 300_000 })
    const aStay = async (actor = guest) => {
      const { id } = await aBooking(platform, { actor })
      valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId: extra.id, quantity: 1 }))
      return id
    }
    const pay = (id: string, rupees: number) =>
      postPayment(platform, desk, { ...aTarget(id), payment: { amount: fromRupees(rupees), ...cash } })
    const [first, second] = [await aStay(), await aStay()]
    valueOf(await pay(first, 150_000))
    expect(await pay(second, 50_000)).toEqual(refusedAs("too-much-cash", { left: fromPaise(49_999_99) }))
    valueOf(await pay(await aStay((await anAccount(platform)).actor), 150_000))
    platform.moveTo("2026-07-20T09:00:00Z")
    valueOf(await pay(second, 199_999))
    expect(await pay(first, 1)).toEqual(refusedAs("too-much-cash", { left: fromPaise(99) }))
  })

  test("[FOLIO-2] cash of one company stays below two lakh rupees a day over all bookings, by its PAN", async () => {
    const extra = await anExtra(platform, { name: "Private dinner", rupees: 300_000 })
    const aStay = async (gstin = aCompany.gstin) => {
      const { id } = await aBooking(platform, { company: { ...aCompany, gstin } })
      valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId: extra.id, quantity: 1 }))
      const lineId = (await listFolioLines(platform.db, id)).at(-1)?.id ?? ""
      valueOf(await moveCharge(platform, owner, { ...aTarget(id), lineId, payer: "company" }))
      return id
    }
    const pay = (id: string, rupees: number, payer: Payer = "company") =>
      postPayment(platform, desk, { ...aTarget(id), payment: { amount: fromRupees(rupees), payer, ...cash } })
    const first = await aStay()
    valueOf(await pay(first, 150_000))
    const left = refusedAs("too-much-cash", { left: fromPaise(49_999_99) })
    expect(await pay(await aStay(), 50_000)).toEqual(left)
    // The same company in another state.
    expect(await pay(await aStay("07AAPFU0939F1ZX"), 50_000)).toEqual(left)
    valueOf(await pay(await aStay(hotel.legal.gstin), 150_000))
    // The guest is another person.
    valueOf(await pay(first, 1, "guest"))
    const [line] = (await listFolioLines(platform.db, first)).filter(({ kind }) => kind === "payment")
    valueOf(
      await voidLine(platform, owner, { ...aTarget(first), lineId: line?.id ?? "", reason: "Wrong booking" }),
    )
    valueOf(await pay(await aStay(), 199_999))
  })

  test("[FOLIO-2] a payment is voided with a reason, on its day by the desk, later by an owner", async () => {
    const booking = await aBooking(platform)
    await payAtDesk(platform, booking.id)
    const line = (await listFolioLines(platform.db, booking.id)).find(({ kind }) => kind === "payment")
    const voiding = (reason: string) => ({ ...aTarget(booking.id), lineId: line?.id ?? "", reason })
    expect(await voidLine(platform, desk, voiding(""))).toEqual(refusedAs("no-reason"))
    platform.moveTo("2026-07-20T09:00:00Z")
    expect(await voidLine(platform, desk, voiding("Wrong booking"))).toEqual(refusedAs("other-day"))
    expect(valueOf(await voidLine(platform, owner, voiding("Wrong booking"))).owed).toBe(booking.total)
    expect((await bookingOf(platform, booking.id)).paymentStatus).toBe("pending")
    expect(await voidLine(platform, owner, voiding("Again"))).toEqual(refusedAs("not-voidable"))
    expect(await ledgerOf(platform, booking.id)).not.toHaveProperty("cash")
  })

  /** A credit of 5,000 at the desk: paid in full, then discounted by an owner. */
  async function aCredit() {
    const booking = await aBooking(platform)
    await payAtDesk(platform, booking.id)
    const amount = fromRupees(5000)
    valueOf(await postDiscount(platform, owner, { ...aTarget(booking.id), amount, reason: "goodwill" }))
    return booking
  }

  const refundCash = async (id: string, rupees: number) => {
    const refund = { ...cash, amount: fromRupees(rupees), reason: "The card is gone" }
    return valueOf(await postRefund(platform, owner, { ...aTarget(id), refund }))
  }

  async function voidLastPayment(id: string) {
    const paid = (await listFolioLines(platform.db, id)).findLast((line) => line.kind === "payment")
    const voiding = { ...aTarget(id), lineId: paid?.id ?? "", reason: "Wrong booking" }
    const voided = await voidLine(platform, owner, voiding)
    return voided.ok ? voided.value.paid : voided.refusal.kind
  }

  test("[FOLIO-2] a payment that was refunded is not voided as well", async () => {
    const { id, total } = await aCredit()
    expect((await refundCash(id, 5000)).paid).toBe(subtract(total, fromRupees(5000)))
    expect(await voidLastPayment(id)).toBe("payment-refunded")
  })

  test("[FOLIO-2] a refund in cash of a card payment counts against the card, not against later cash", async () => {
    const { id, total } = await aBooking(platform)
    const card = { amount: total, method: "card" as const, reference: "slip 12" }
    valueOf(await postPayment(platform, desk, { ...aTarget(id), payment: card }))
    const discount = { amount: fromRupees(5000), reason: "goodwill" }
    valueOf(await postDiscount(platform, owner, { ...aTarget(id), ...discount }))
    const left = (await refundCash(id, 5000)).paid
    expect(await voidLastPayment(id)).toBe("payment-refunded")
    const extra = await anExtra(platform)
    valueOf(await postExtra(platform, desk, { ...aTarget(id), extraId: extra.id, quantity: 1 }))
    await payAtDesk(platform, id)
    expect(await voidLastPayment(id)).toBe(left)
  })

  test("[FOLIO-3] a booking with a payment is never deleted", async () => {
    const booking = await aBooking(platform)
    await payAtDesk(platform, booking.id, fromRupees(1000))
    expect(await deleteBooking(platform, owner, booking.id)).toEqual({ ok: false, refusal: "has-postings" })
    expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "confirmed" })
  })

  test("[CONST-6] [FOLIO-5] a waived charge is not charged, its amount and reason are recorded", async () => {
    const booking = await aPaidBooking(platform)
    platform.moveTo("2026-08-01T09:00:00Z")
    const waiver = { reason: "The flight was cancelled" }
    expect(valueOf(await cancelBooking(platform, owner, { id: booking.id, waiver }))).toMatchObject({
      charge: zero,
      refund: booking.total,
    })
    const [entry] = await platform.db.execute<{ after: object }>(
      "select after from audit_log where action = 'cancel'",
    )
    expect(entry?.after).toMatchObject({ waivedCharge: booking.total, charge: 0, ...waiver })
    expect(await ledgerOf(platform, booking.id)).toEqual({})
  })

  test("an email's link opens what is owed without a sign-in, and no other link does", async () => {
    const booking = await aBooking(platform)
    valueOf(await emailPaymentLink(platform, desk, booking.id))
    await platform.queue.runJobs("booking-email")
    const [email] = await platform.db.execute<{ text_body: string }>(
      "select text_body from emails where kind = 'payment-link'",
    )
    const secret = /\/pay\/([\w-]+)/.exec(email?.text_body ?? "")?.[1] ?? ""
    expect((await findBookingOfLink(platform, secret))?.booking.id).toBe(booking.id)
    const wrong = secret.slice(1) + secret.slice(0, 1)
    for (const other of ["", "x", wrong]) expect(await findBookingOfLink(platform, other)).toBeNull()
    await platform.db.execute("update payment_links set expires_at = now()")
    expect(await findBookingOfLink(platform, secret)).toBeNull()
  })

  test("[API-10] belong to the desk", async () => {
    const booking = await aBooking(platform)
    const guest = actorOf(booking)
    const forbidden = refusedAs("forbidden")
    const target = aTarget(booking.id)
    const payment = { amount: fromRupees(1), ...cash }
    expect(await postPayment(platform, guest, { ...target, payment })).toEqual(forbidden)
    expect(await postRefund(platform, guest, { ...target, refund: { ...payment, reason: "" } })).toEqual(
      forbidden,
    )
    expect(
      await postExtra(platform, guest, { ...target, extraId: (await anExtra(platform)).id, quantity: 1 }),
    ).toEqual(forbidden)
    expect(await emailPaymentLink(platform, guest, booking.id)).toEqual(forbidden)
  })
})

describe("any sequence of postings", () => {
  const anAmount = fc.integer({ min: 1, max: 900_000 })
  const aPosting = fc.oneof(
    fc.record({ kind: fc.constant("payment" as const), amount: anAmount }),
    fc.record({ kind: fc.constant("discount" as const), amount: anAmount }),
    fc.record({ kind: fc.constant("refund" as const), amount: anAmount }),
    fc.record({ kind: fc.constant("extra" as const), amount: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant("void" as const), amount: fc.nat(20) }),
    fc.record({ kind: fc.constant("cancel" as const), amount: fc.constant(0) }),
  )

  test("[FOLIO-1] [FOLIO-2] balances to the paisa, refunds no more than was paid, and its lines give the stored sums", async () => {
    const extra = await anExtra(platform)
    await fc.assert(
      fc.asyncProperty(fc.array(aPosting, { maxLength: 12 }), async (postings) => {
        const { id } = await aBooking(platform)
        for (const { kind, amount } of postings) {
          const target = aTarget(id)
          const lines = await listFolioLines(platform.db, id)
          const reason = "a reason"
          if (kind === "payment")
            await postPayment(platform, owner, { ...target, payment: { amount: fromPaise(amount), ...cash } })
          if (kind === "discount")
            await postDiscount(platform, owner, { ...target, amount: fromPaise(amount), reason })
          if (kind === "refund")
            await postRefund(platform, owner, {
              ...target,
              refund: { amount: fromPaise(amount), ...cash, reason },
            })
          if (kind === "extra")
            await postExtra(platform, owner, { ...target, extraId: extra.id, quantity: amount })
          if (kind === "void")
            await voidLine(platform, owner, {
              ...target,
              lineId: lines[amount % lines.length]?.id ?? "",
              reason,
            })
          if (kind === "cancel") await cancelBooking(platform, owner, { id })
        }
        const lines = await listFolioLines(platform.db, id)
        expect(sumLines(lines)).toEqual(await findBalance(platform.db, id))
        expect(sumLines(lines).paid).toBeGreaterThanOrEqual(0)
        for (const line of lines) if (line.method === null) expect(line.taxable + line.gst).toBe(line.amount)
        const [sum] = await platform.db.execute<{ sum: number }>(
          "select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_entries where booking_id = $1",
          [id],
        )
        expect(sum?.sum).toBe(0)
      }),
      { numRuns: 40 },
    )
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })
})
