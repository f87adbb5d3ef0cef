import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  aBooking,
  aTarget,
  completeStay,
  firstNight,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { type FolioLine, owedBy, type Payer } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { movableCharge } from "#src/features/folio/movable-charge.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { moveCharge } from "./folio-charges.service.ts"
import { transferCharge } from "./transfer-charge.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const twoNights = fromRupees(10_000)

const linesOf = ({ id }: Pick<Booking, "id">) => listFolioLines(platform.db, id)

async function changeNights({ id }: Booking, nights: number) {
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, nights) }
  valueOf(await changeStay(platform, owner, { id, to }))
}

/** A booking of three nights, and then of two. */
async function aShortenedBooking() {
  const booking = await aBooking(platform, { nights: 3, company: aCompany })
  await changeNights(booking, 2)
  return booking
}

const movables = (lines: readonly FolioLine[]) => lines.flatMap((line) => movableCharge(line, lines) ?? [])

async function move(booking: Booking, payer: Payer, which: (line: FolioLine) => boolean = () => true) {
  const lineId =
    movables(await linesOf(booking)).find((line) => line.payer !== payer && which(line))?.id ?? ""
  return moveCharge(platform, owner, { ...aTarget(booking.id), lineId, payer })
}

async function transfer(from: Booking, to: Booking) {
  const charges = movables(await linesOf(from))
  const charge = charges.find(({ otherBookingId }) => otherBookingId === to.id) ?? charges[0]
  const terms = { lineId: charge?.id ?? "", toReference: to.reference, reason: "Pays for both rooms" }
  valueOf(await transferCharge(platform, owner, { ...aTarget(from.id), ...terms }))
}

async function expectOwed(booking: Booking, owed: Readonly<Record<Payer, Money>>) {
  const lines = await linesOf(booking)
  expect({ guest: owedBy(lines, "guest"), company: owedBy(lines, "company") }).toEqual(owed)
}

describe("[FOLIO-6] the rooms of a stay that was shortened", () => {
  test("are billed to the company and back at the price of the nights that are left", async () => {
    const booking = await aShortenedBooking()
    valueOf(await move(booking, "company"))
    await expectOwed(booking, { guest: zero, company: twoNights })
    expect((await move(booking, "company")).ok).toBe(false)
    valueOf(await move(booking, "guest"))
    await expectOwed(booking, { guest: twoNights, company: zero })
    expect(await auditHotel(platform)).toEqual([])
  })

  test("are credited to the guest when they were invoiced already", async () => {
    const booking = await aShortenedBooking()
    await completeStay(platform, booking.id)
    await issueDocuments(platform, booking.id)
    valueOf(await move(booking, "company"))
    await issueDocuments(platform, booking.id)
    const documents = await platform.db.execute(
      "select kind, payer, total_paise as total from documents order by kind desc, payer desc",
    )
    expect(documents).toEqual([
      { kind: "invoice", payer: "guest", total: twoNights },
      { kind: "invoice", payer: "company", total: twoNights },
      { kind: "credit-note", payer: "guest", total: twoNights },
    ])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("[FOLIO-2] are transferred to another booking and back", async () => {
    const [booking, other] = [await aShortenedBooking(), await aBooking(platform)]
    await transfer(booking, other)
    await expectOwed(booking, { guest: zero, company: zero })
    expect(movables(await linesOf(booking))).toEqual([])
    await transfer(other, booking)
    await expectOwed(booking, { guest: twoNights, company: zero })
    valueOf(await move(booking, "company"))
    await expectOwed(booking, { guest: zero, company: twoNights })
    expect(await auditHotel(platform)).toEqual([])
  })
})

test("[FOLIO-6] the nights by which a stay was extended are billed apart from the others", async () => {
  const booking = await aBooking(platform, { nights: 2, company: aCompany })
  await changeNights(booking, 3)
  valueOf(await move(booking, "company", ({ amount }) => amount === twoNights))
  await expectOwed(booking, { guest: fromRupees(5000), company: twoNights })
  expect(await auditHotel(platform)).toEqual([])
})
