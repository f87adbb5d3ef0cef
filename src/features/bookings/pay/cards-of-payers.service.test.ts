import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
  payOnline,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { previewCancellation } from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import {
  billRoomsToCompany,
  owedByPayer,
  chargeCar,
  voidCar,
  carPrice,
} from "#src/features/bookings/company/company-folio.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { subtract, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

/** A booking whose rooms a company paid online, and whose guest has a credit of what was paid in carPrice. */
async function aCashCredit() {
  const { id } = await aBooking(platform)
  await billRoomsToCompany(platform, id)
  await payOnline(platform, id)
  await chargeCar(platform, id)
  await payAtDesk(platform, id)
  await voidCar(platform, id)
  return bookingOf(platform, id)
}

const refunds = () => platform.db.execute("select amount_paise as amount from refunds")

describe("[FOLIO-2] what a payer paid at the desk does not go back to the card of the other payer", () => {
  test("when the dates change", async () => {
    const { id, checkIn, checkOut } = await aCashCredit()
    const request = { id, to: { checkIn: addDays(checkIn, 7), checkOut: addDays(checkOut, 7) } }
    const preview = valueOf(await previewStayChange(platform, owner, request))
    const change = valueOf(await changeStay(platform, owner, request))
    expect(preview).toMatchObject({ refund: zero, owed: -carPrice })
    expect(change).toMatchObject({ refund: zero, owed: -carPrice })
    expect(await refunds()).toEqual([])
    expect(await owedByPayer(platform, id)).toEqual({ guest: -carPrice, company: zero })
  })

  test("when the stay becomes shorter", async () => {
    const { id, total, checkIn, checkOut } = await aCashCredit()
    const request = { id, to: { checkIn, checkOut: addDays(checkOut, -1) } }
    const preview = valueOf(await previewStayChange(platform, owner, request))
    expect(preview.refund).toBe(subtract(total, preview.quote.total))
    expect(valueOf(await changeStay(platform, owner, request)).refund).toBe(preview.refund)
    expect(await refunds()).toEqual([{ amount: preview.refund }])
    expect(await owedByPayer(platform, id)).toEqual({ guest: -carPrice, company: zero })
  })

  test("when the booking is cancelled late", async () => {
    const booking = await aCashCredit()
    platform.moveTo("2026-07-31T12:00:00Z")
    const { terms } = await previewCancellation(platform, booking)
    expect(terms.charge).toBeGreaterThan(carPrice)
    expect(terms.refundAtDesk).toBe(carPrice)
    expect(valueOf(await cancelBooking(platform, owner, { id: booking.id }))).toEqual(terms)
    expect(await refunds()).toEqual([{ amount: subtract(booking.total, terms.charge) }])
    expect(await owedByPayer(platform, booking.id)).toEqual({ guest: -carPrice, company: zero })
  })
})
