import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  bookingOf,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { isMovable } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { cancelBooking } from "./cancel-booking.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function transfer(fromId: string, toReference: string, kind: "room" | "extra") {
  const lines = await listFolioLines(platform.db, fromId)
  const line = lines.find((one) => one.kind === kind && isMovable(one))
  const terms = { lineId: line?.id ?? "", toReference, reason: "The other guest pays" }
  valueOf(await transferCharge(platform, system, { ...aTarget(fromId), ...terms }))
}

/** A stay of ₹10,000 that is paid online, whose room charge went to another booking and came back. */
async function aReturnedCharge() {
  const [booking, other] = [await aPaidBooking(platform), await aBooking(platform)]
  await transfer(booking.id, other.reference, "room")
  await transfer(other.id, booking.reference, "extra")
  expect((await bookingOf(platform, booking.id)).owed).toBe(zero)
  return { booking, other }
}

describe("[FOLIO-5] [CONST-6] a stay whose room charge came back from another booking", () => {
  test("is cancelled free of charge in time, and refunded in full", async () => {
    const { id, total } = (await aReturnedCharge()).booking
    expect(valueOf(await cancelBooking(platform, system, { id }))).toMatchObject({
      extras: zero,
      refund: total,
    })
    expect((await bookingOf(platform, id)).owed).toBe(zero)
  })

  test("costs the first night when it is cancelled late", async () => {
    const { id } = (await aReturnedCharge()).booking
    platform.moveTo("2026-07-31T12:00:00Z")
    const terms = valueOf(await cancelBooking(platform, system, { id }))
    expect(terms).toMatchObject({ charge: fromRupees(5000), refund: fromRupees(5000), owed: zero })
    expect((await bookingOf(platform, id)).owed).toBe(zero)
  })

  test("is refunded in full as well when the charge went there once more, and leaves a credit until it is back", async () => {
    const { booking, other } = await aReturnedCharge()
    const { id, reference, total } = booking
    await transfer(id, other.reference, "extra")
    expect(valueOf(await cancelBooking(platform, system, { id }))).toMatchObject({
      extras: zero,
      refund: total,
    })
    expect((await bookingOf(platform, id)).owed).toBe(-total)
    await transfer(other.id, reference, "extra")
    expect((await bookingOf(platform, id)).owed).toBe(zero)
  })
})
