import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aPaidBooking,
  aPayment,
  aTarget,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { billRoomsToCompany, owedByPayer } from "#src/features/bookings/company/company-folio.factory.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"
import { findFolio } from "./find-folio.service.ts"
import { postExtra, voidLine } from "./folio-charges.service.ts"
import { postPayment, postRefund } from "./folio-payments.service.ts"

let platform: PaymentPlatform

beforeAll(async () => {
  platform = await createPaymentPlatform()
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const owner = staffAs("owner")
const reason = "The car did not come"

const refundOf = (bookingId: string, amount: Money) => ({
  ...aTarget(bookingId),
  refund: { amount, method: "online" as const, reference: "", reason },
})

async function anUnusedCar(bookingId: string, pay: (bookingId: string) => Promise<unknown>) {
  const { id: extraId } = await anExtra(platform, { name: "Airport car", rupees: 1200 })
  valueOf(await postExtra(platform, owner, { ...aTarget(bookingId), extraId, quantity: 1 }))
  await pay(bookingId)
  const car = (await listFolioLines(platform.db, bookingId)).find(({ kind }) => kind === "extra")
  valueOf(await voidLine(platform, owner, { ...aTarget(bookingId), lineId: car?.id ?? "", reason }))
}

async function payOnline(bookingId: string, paymentId: string) {
  const payment = await aPayment(platform, await bookingOf(platform, bookingId), paymentId)
  expect(await settlePayment(platform, payment)).toBe("paid")
}

/** A booking whose rooms a company paid online, and whose guest paid for a car that did not come. */
async function aBookingWithCredit(pay: (bookingId: string) => Promise<unknown>) {
  const { id } = await aBooking(platform, { nights: 2 })
  await billRoomsToCompany(platform, id)
  await payOnline(id, "pay_company")
  await anUnusedCar(id, pay)
  expect(await owedByPayer(platform, id)).toEqual({ guest: fromRupees(-1200), company: zero })
  return id
}

describe("[FOLIO-2] refunds go the way the money came", () => {
  test("an online refund of the guest's credit goes to the guest's card, not to the company's", async () => {
    const id = await aBookingWithCredit((bookingId) => payOnline(bookingId, "pay_guest"))
    valueOf(await postRefund(platform, owner, refundOf(id, fromRupees(1200))))
    const refunded = await platform.db.execute(
      "select p.provider_payment_id as payment from refunds r join payments p on p.id = r.payment_id",
    )
    expect(refunded).toEqual([{ payment: "pay_guest" }])
    expect(await owedByPayer(platform, id)).toEqual({ guest: zero, company: zero })
  })

  test("the guest's cash does not go back to the company's card", async () => {
    const id = await aBookingWithCredit((bookingId) => payAtDesk(platform, bookingId))
    expect(await postRefund(platform, owner, refundOf(id, fromRupees(1200)))).toEqual({
      ok: false,
      refusal: { kind: "not-paid-this-way" },
    })
    expect((await findFolio(platform, owner, id))?.refundableOnline).toBe(zero)
  })

  test("a guest who paid before the company took the bill over is refunded, and the company pays", async () => {
    const { id, total } = await aPaidBooking(platform, { nights: 2 })
    await billRoomsToCompany(platform, id)
    expect(await owedByPayer(platform, id)).toEqual({ guest: -total, company: total })
    const payment = { payer: "company" as const, method: "bank-transfer" as const, reference: "UTR 1" }
    const pay = () => postPayment(platform, owner, { ...aTarget(id), payment: { ...payment, amount: total } })
    // The hotel never holds more than the folio charges.
    expect(await pay()).toEqual({ ok: false, refusal: { kind: "nothing-due" } })
    valueOf(await postRefund(platform, owner, refundOf(id, total)))
    valueOf(await pay())
    expect(await owedByPayer(platform, id)).toEqual({ guest: zero, company: zero })
  })
})
