import { beforeEach, expect, test } from "vitest"
import { aBooking, bookingOf, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { addExtra, findPriceList } from "#src/features/folio/extras.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { fromRupees, sum, zero } from "#src/shared/money.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { chargeBookedExtras } from "./charge-extras.service.ts"

const platform = setUpPostgresqlPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const arrivalDay = "2026-08-01T04:00:00Z"

async function bookedWithExtra() {
  const draft = { name: "Late check-out", description: "", unit: "stay", sac: "996311", gst: 500 } as const
  valueOf(await addExtra(platform, owner, { ...draft, price: fromRupees(1500), offered: "on" }))
  const [extra] = (await findPriceList(platform, owner)) ?? []
  if (!extra) throw new Error("there is no extra")
  const extras = [{ extraId: extra.id, price: extra.price }]
  return aBooking(platform, { extras })
}

const extraAmountsOf = async (id: string) =>
  (await listFolioLines(platform.db, id)).filter(({ kind }) => kind === "extra").map(({ amount }) => amount)

test("ten workers at once charge an extra once", async () => {
  const { id } = await bookedWithExtra()
  platform.moveTo(arrivalDay)
  const charged = await Promise.all(Array.from({ length: 10 }, () => chargeBookedExtras(platform)))
  expect(charged.reduce((all, count) => all + count, 0)).toBe(1)
  expect(await extraAmountsOf(id)).toEqual([fromRupees(1500)])
})

test("a cancellation at the same moment leaves no extra on the bill, whichever comes first", async () => {
  for (let round = 0; round < 10; round += 1) {
    await platform.clear()
    const { id } = await bookedWithExtra()
    platform.moveTo(arrivalDay)
    const both = [() => chargeBookedExtras(platform), () => cancelBooking(platform, owner, { id })]
    await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((act) => act()))
    await chargeBookedExtras(platform)
    expect(sum(await extraAmountsOf(id))).toBe(zero)
    expect(await bookingOf(platform, id)).toMatchObject({ status: "cancelled", extras: [{ lineId: null }] })
  }
})
