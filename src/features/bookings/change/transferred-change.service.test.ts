import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking, aTarget, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { amountOf } from "#src/features/documents/document-lines.ts"
import type { DocumentFigures } from "#src/features/documents/document-figures.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import type { FolioLine } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changeStay, previewStayChange } from "./change-stay.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

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

describe("[FOLIO-6] after a late cancellation of a stay of which another booking pays a night", () => {
  const documentsOf = async (id: string) => {
    const documents = await platform.db.execute<{ kind: string; figures: DocumentFigures }>(
      "select kind, figures from documents where booking_id = $1 order by sequence",
      [id],
    )
    return documents.map(({ kind, figures: { taxes } }) => [
      kind,
      taxes.map((row) => [row.gstBasisPoints, amountOf(row)]),
    ])
  }
  const theFee = ["invoice", [[1800, fromRupees(11_800)]]]

  async function cancelLate({ id }: Booking) {
    platform.moveTo("2026-07-31T12:00:00Z")
    expect(valueOf(await cancelBooking(platform, system, { id })).charge).toBe(fromRupees(11_800))
    platform.moveTo("2026-08-01T12:00:00Z")
    await issueDocuments(platform, id)
  }

  test("the invoice states the fee alone, and no other one follows when the night is back", async () => {
    const { booking, other } = await aSplitStay()
    await cancelLate(booking)
    expect(await documentsOf(booking.id)).toEqual([theFee])
    await transfer(other.id, { toReference: booking.reference, which: ({ kind }) => kind === "extra" })
    await issueDocuments(platform, booking.id)
    expect(await documentsOf(booking.id)).toEqual([theFee])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("what the guest pays of another stay at that rate is invoiced when the night is back", async () => {
    const { booking, other } = await aSplitStay()
    const third = await aBooking(platform, {
      roomId: (await aRoom(platform, { price: fromRupees(3000) })).id,
      nights: 1,
    })
    await transfer(third.id, { toReference: booking.reference, which: ({ kind }) => kind === "room" })
    await cancelLate(booking)
    expect(await documentsOf(booking.id)).toEqual([theFee])
    await transfer(other.id, { toReference: booking.reference, which: ({ kind }) => kind === "extra" })
    const theOtherStay = ["invoice", [[500, fromRupees(3000)]]]
    for (const _ of ["once", "again"]) {
      await issueDocuments(platform, booking.id)
      expect(await documentsOf(booking.id)).toEqual([theFee, theOtherStay])
    }
    expect(await auditHotel(platform)).toEqual([])
  })
})
