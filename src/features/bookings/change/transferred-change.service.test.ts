import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aBooking, aTarget, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import type { DocumentFigures } from "#src/features/documents/document-figures.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import type { FolioLine } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { changeStay, previewStayChange } from "./change-stay.service.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

type Transfer = { readonly toReference: string; readonly which: (line: FolioLine) => boolean }

async function transfer(id: string, { toReference, which }: Transfer) {
  const line = (await listFolioLines(platform.db, id)).find(which)
  const terms = { lineId: line?.id ?? "", toReference, reason: "A colleague pays" }
  valueOf(await transferCharge(platform, system, { ...aTarget(id), ...terms }))
}

/** A night at 18 % and one at 5 %, of which another booking pays the second. */
async function aSplitStay() {
  const room = await aRoom(platform, { price: fromRupees(11_800) })
  await platform.db.execute(
    "insert into rate_nights (room_type_id, night, price_paise) values ($1, $2, 500000)",
    [room.id, addDays(firstNight, 1)],
  )
  const booking = await aBooking(platform, { roomId: room.id, nights: 2 })
  const other = await aBooking(platform)
  await transfer(booking.id, {
    toReference: other.reference,
    which: ({ gstBasisPoints }) => gstBasisPoints === 500,
  })
  return { booking, other }
}

test("[FOLIO-5] a change of dates with a transferred charge does what its preview said", async () => {
  const { id } = (await aSplitStay()).booking
  const discount = { ...aTarget(id), amount: fromRupees(8000), reason: "The lift was noisy" }
  valueOf(await postDiscount(platform, system, discount))
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, 1) }
  const preview = valueOf(await previewStayChange(platform, system, { id, to }))
  expect(valueOf(await changeStay(platform, system, { id, to }))).toEqual(preview)
  expect((await bookingOf(platform, id)).owed).toBe(preview.owed)
})
