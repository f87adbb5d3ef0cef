import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aPaidBooking,
  payAtDesk,
  staffAs,
  valueOf,
  payOnline,
  aTarget,
} from "#src/features/bookings/bookings.factory.ts"
import {
  billRoomsToCompany,
  owedByPayer,
  chargeCar,
  voidCar,
  carPrice,
  carReason,
} from "#src/features/bookings/company/company-folio.factory.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findFolio } from "./find-folio.service.ts"
import { postDiscount } from "./folio-charges.service.ts"
import { postPayment, postRefund } from "./folio-payments.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

const refundOf = (bookingId: string, amount: Money) => ({
  ...aTarget(bookingId),
  refund: { amount, method: "online" as const, reference: "", reason: carReason },
})

/** A booking whose rooms a company paid online, and whose guest paid for a car that did not come. */
async function aBookingWithCredit(pay: (bookingId: string) => Promise<unknown>) {
  const { id } = await aBooking(platform, { nights: 2 })
  await billRoomsToCompany(platform, id)
  await payOnline(platform, id, "pay_company")
  await chargeCar(platform, id)
  await pay(id)
  await voidCar(platform, id)
  expect(await owedByPayer(platform, id)).toEqual({ guest: -carPrice, company: zero })
  return id
}

describe("[FOLIO-2] refunds go the way the money came", () => {
  test("an online refund of the guest's credit goes to the guest's card, not to the company's", async () => {
    const id = await aBookingWithCredit((bookingId) => payOnline(platform, bookingId, "pay_guest"))
    valueOf(await postRefund(platform, owner, refundOf(id, carPrice)))
    const refunded = await platform.db.execute(
      "select p.provider_payment_id as payment from refunds r join payments p on p.id = r.payment_id",
    )
    expect(refunded).toEqual([{ payment: "pay_guest" }])
    expect(await owedByPayer(platform, id)).toEqual({ guest: zero, company: zero })
  })

  test("the guest's cash does not go back to the company's card", async () => {
    const id = await aBookingWithCredit((bookingId) => payAtDesk(platform, bookingId))
    expect(await postRefund(platform, owner, refundOf(id, carPrice))).toEqual({
      ok: false,
      refusal: { kind: "not-paid-this-way" },
    })
    expect((await findFolio(platform, owner, id))?.refundableOnline).toBe(zero)
  })

  test("where the card provider cannot make it, by bank transfer or in cash with a reason", async () => {
    const { id, total } = await aPaidBooking(platform)
    const credit = fromRupees(3000)
    valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount: credit, reason: "goodwill" }))
    const refund = { amount: fromRupees(1000), method: "bank-transfer" as const, reference: "UTR 7" }
    const back = (changes: object) =>
      postRefund(platform, owner, {
        ...aTarget(id),
        refund: { ...refund, reason: "The card was closed", ...changes },
      })
    expect(await back({ method: "upi" })).toMatchObject({ refusal: { kind: "not-paid-this-way" } })
    expect(await back({ reason: "" })).toMatchObject({ refusal: { kind: "no-reason" } })
    expect(valueOf(await back({})).owed).toBe(-fromRupees(2000))
    expect(valueOf(await back({ method: "cash" })).paid).toBe(total - fromRupees(2000))
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
