import { beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  bookingOf,
  firstNight,
  payAtDesk,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changeStay, previewStayChange } from "./change-stay.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const nightPrice = fromRupees(5000)
const wholeStay = fromRupees(10_000)

/** Transfers the last room charge of a booking, or what came of it, to another one. */
async function transferLast(id: string, to: string) {
  const line = (await listFolioLines(platform.db, id)).findLast(({ amount, method }) => amount > 0 && !method)
  const { reference } = await bookingOf(platform, to)
  const terms = { lineId: line?.id ?? "", toReference: reference, reason: "A colleague pays" }
  valueOf(await transferCharge(platform, system, { ...aTarget(id), ...terms }))
}

const refundInCash = (id: string, amount: typeof wholeStay) => {
  const refund = { amount, method: "cash" as const, reference: "", reason: "A credit" }
  return postRefund(platform, system, { ...aTarget(id), refund })
}

test("[FOLIO-2] a guest whose room another booking pays is refunded no more than was received from them", async () => {
  const { id } = await aPaidBooking(platform)
  const payer = await aBooking(platform)
  await transferLast(id, payer.id)
  valueOf(await refundInCash(id, wholeStay))
  await payAtDesk(platform, payer.id)

  // The guest has nothing at the hotel any more: the night that is given up was paid by the other booking.
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, 1) }
  const preview = valueOf(await previewStayChange(platform, system, { id, to }))
  expect(preview).toMatchObject({ refund: 0, owed: -nightPrice })
  expect(valueOf(await changeStay(platform, system, { id, to }))).toEqual(preview)
  expect(await refundInCash(id, nightPrice)).toMatchObject({ refusal: { kind: "nothing-due" } })

  // Transferred back, the credit is of who paid it.
  await transferLast(payer.id, id)
  expect((await findBalance(platform.db, id)).owed).toBe(nightPrice)
  valueOf(await refundInCash(payer.id, wholeStay))
  await payAtDesk(platform, id)
  expect(await auditHotel(platform)).toEqual([])
})

test("[FOLIO-5] dates that stay the same refund no credit, and their preview says so", async () => {
  const { id } = await aPaidBooking(platform)
  const payer = await aBooking(platform)
  await transferLast(id, payer.id)
  const { owed, checkIn, checkOut } = await bookingOf(platform, id)
  const same = { id, to: { checkIn, checkOut } }
  const preview = valueOf(await previewStayChange(platform, system, same))
  expect(preview).toMatchObject({ refund: 0, owed })
  expect(valueOf(await changeStay(platform, system, same))).toEqual(preview)
  expect((await bookingOf(platform, id)).owed).toBe(owed)
})
