import { beforeEach, describe, expect, test } from "vitest"
import {
  aPaidBooking,
  bookingOf,
  expectConsistentBooks,
  firstNight,
  ledgerOf,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import {
  decideApproval,
  listApprovals,
  requestWaiver,
} from "#src/features/bookings/folio/approvals.service.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { cancelBooking } from "./cancel-booking.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const owner = staffAs("owner")
const afterCheckIn = `${firstNight}T09:00:00Z`

const nightsFrom = (first: number, nights: number) => ({
  checkIn: addDays(firstNight, first),
  checkOut: addDays(firstNight, first + nights),
})

/** A missed stay of five nights for ₹25,000, paid online, of which the desk left one night and its fee. */
async function aShortenedStay(nights = 5): Promise<string> {
  const { id: roomId } = await aRoom(platform, { price: fromRupees(5000) })
  const { id } = await aPaidBooking(platform, { roomId, nights })
  platform.moveTo(afterCheckIn)
  valueOf(await changeStay(platform, desk, { id, to: nightsFrom(0, 1) }))
  return id
}

describe("a missed stay that the desk shortened", () => {
  test("[FOLIO-2] is not cancelled by a clerk, which would refund its credit above every limit", async () => {
    const id = await aShortenedStay()
    const before = await ledgerOf(platform, id)
    expect(await cancelBooking(platform, desk, { id })).toEqual({ ok: false, refusal: "over-limit" })
    expect(await ledgerOf(platform, id)).toEqual(before)

    valueOf(await requestWaiver(platform, desk, { id, reason: null }))
    const [request] = await listApprovals(platform, owner, id)
    expect(request).toMatchObject({ kind: "cancellation", amount: fromRupees(15_000) })
    valueOf(await decideApproval(platform, owner, { id: request?.id ?? "", isApproved: true }))
    expect((await bookingOf(platform, id)).status).toBe("cancelled")
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-2] is not moved by a clerk, after which new dates would refund its credit", async () => {
    const id = await aShortenedStay()
    const refusal = { kind: "over-limit", waived: fromRupees(15_000), limit: fromRupees(10_000) }
    const to = nightsFrom(30, 1)
    expect(await previewStayChange(platform, desk, { id, to })).toEqual({ ok: false, refusal })
    expect(await changeStay(platform, desk, { id, to })).toEqual({ ok: false, refusal })
    valueOf(await changeStay(platform, owner, { id, to }))
    await expectConsistentBooks(platform)
  })

  test("[FOLIO-2] with a credit within the limit is cancelled, and its credit is refunded", async () => {
    const id = await aShortenedStay(3)
    const { refund, earlierCredit } = valueOf(await cancelBooking(platform, desk, { id }))
    expect({ refund, earlierCredit }).toEqual({ refund: fromRupees(5000), earlierCredit: fromRupees(5000) })
    await expectConsistentBooks(platform)
  })
})
