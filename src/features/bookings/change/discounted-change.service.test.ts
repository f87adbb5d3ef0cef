import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aBooking, aTarget, firstNight, payAtDesk, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, sum } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changeStay, previewStayChange } from "./change-stay.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const afterCheckIn = `${firstNight}T10:00:00Z`
const anHourBefore = `${firstNight}T07:30:00Z`

type Change = { readonly discount: number; readonly at: string; readonly to: Stay }

/** A stay of three nights for ₹15,000 with a discount, and the fee and charges of other dates at a late moment. */
async function change({ discount, at, to }: Change) {
  const { id } = await aBooking(platform, { nights: 3 })
  const terms = { ...aTarget(id), amount: fromRupees(discount), reason: "The owner's guest" }
  const { owed } = valueOf(await postDiscount(platform, system, terms))
  if (owed > 0) await payAtDesk(platform, id)
  platform.moveTo(at)
  const preview = valueOf(await previewStayChange(platform, system, { id, to }))
  const changed = valueOf(await changeStay(platform, system, { id, to }))
  expect(changed).toEqual(preview)
  expect(await auditHotel(platform)).toEqual([])
  return { fee: changed.fee, charged: (await findBalance(platform.db, id)).charged }
}

const shorter = { checkIn: firstNight, checkOut: addDays(firstNight, 2) }

describe("[CONST-6] a guest who leaves early pays no more than one who stays", () => {
  test.each([
    ["that is free of charge", { discount: 15_000, fee: 0, charged: 0 }],
    ["that costs ₹3,000 after a discount", { discount: 12_000, fee: 3000, charged: 3000 }],
    ["that costs ₹13,000 after a discount", { discount: 2000, fee: 5000, charged: 13_000 }],
  ])("of a stay %s", async (_, { discount, fee, charged }) => {
    expect(await change({ discount, at: afterCheckIn, to: shorter })).toEqual({
      fee: fromRupees(fee),
      charged: fromRupees(charged),
    })
  })
})

test("[CONST-6] the fee of a late move is not more than what the night would have cost after its discount", async () => {
  const to = { checkIn: addDays(firstNight, 1), checkOut: addDays(firstNight, 4) }
  const moved = await change({ discount: 12_000, at: anHourBefore, to })
  expect(moved).toEqual({ fee: fromRupees(3000), charged: fromRupees(6000) })
})

test("[CONST-7] charges that a discount takes to zero have no tax left, to the paisa", async () => {
  const room = await aRoom(platform, { price: fromRupees(7499) })
  const { id } = await aBooking(platform, { roomId: room.id, nights: 4 })
  const discount = { amount: fromRupees(2 * 7499), reason: "The owner's guest" }
  valueOf(await postDiscount(platform, system, { ...aTarget(id), ...discount }))
  valueOf(await changeStay(platform, system, { id, to: shorter }))
  const lines = await listFolioLines(platform.db, id)
  expect([sum(lines.map(({ amount }) => amount)), sum(lines.map(({ gst }) => gst))]).toEqual([0, 0])
})
