import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking, aTarget, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { postDiscount, postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { accommodationSac } from "#src/features/folio/folio-line.ts"
import { system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { cancelBooking } from "./cancel-booking.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const atArrival = `${firstNight}T10:00:00Z`

type Discounted = { readonly nights?: number; readonly extra?: number; readonly discount: number }

/** A stay at ₹5,000 a night with a dinner of ₹8,000; the discount lowers the largest charge first. */
async function aDiscountedStay({ nights = 1, extra = 8000, discount }: Discounted): Promise<Booking> {
  const booking = await aBooking(platform, { nights })
  const { id: extraId } = await anExtra(platform, { name: "Dinner for eight", rupees: extra })
  valueOf(await postExtra(platform, system, { ...aTarget(booking.id), extraId, quantity: 1 }))
  const terms = { ...aTarget(booking.id), amount: fromRupees(discount), reason: "The dinner was spoilt" }
  valueOf(await postDiscount(platform, system, terms))
  return booking
}

/** What stays charged after a cancellation. */
async function cancel({ id }: Booking) {
  const { charge, extras, owed } = valueOf(await cancelBooking(platform, system, { id }))
  expect((await bookingOf(platform, id)).owed).toBe(owed)
  expect(await auditHotel(platform)).toEqual([])
  return { charge, extras, charged: (await findBalance(platform.db, id)).charged }
}

describe("[FOLIO-5] [CONST-6] a cancellation", () => {
  test("leaves the discount on extras that stay charged, and a no-show pays no more than before", async () => {
    const booking = await aDiscountedStay({ discount: 6000 })
    platform.moveTo(atArrival)
    expect((await bookingOf(platform, booking.id)).owed).toBe(fromRupees(7000))
    const expected = { charge: fromRupees(5000), extras: fromRupees(2000), charged: fromRupees(7000) }
    expect(await cancel(booking)).toEqual(expected)
  })

  test("ends the discount on the rooms, which lowers its charge", async () => {
    const booking = await aDiscountedStay({ nights: 2, discount: 6000 })
    platform.moveTo(atArrival)
    const expected = { charge: fromRupees(4000), extras: fromRupees(8000), charged: fromRupees(12_000) }
    expect(await cancel(booking)).toEqual(expected)
  })

  test("in time ends the part of a discount that was on the rooms", async () => {
    const booking = await aDiscountedStay({ discount: 10_000 })
    const lines = await listFolioLines(platform.db, booking.id)
    const discounts = lines.filter(({ kind }) => kind === "discount").map(({ sac, amount }) => [sac, amount])
    expect(discounts).toContainEqual([accommodationSac, fromRupees(-2000)])
    expect(await cancel(booking)).toEqual({ charge: 0, extras: 0, charged: 0 })
  })
})
