import fc from "fast-check"
import { beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aBooking, aTarget, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { changeStay, previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { postDiscount, postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { accommodationSac, type FolioLine, isMovable } from "#src/features/folio/folio-line.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { add, fromRupees, sum } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { cancelBooking } from "./cancel-booking.service.ts"
import { previewCancellation } from "./cancellation-terms.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

type Hotel = { readonly id: string; readonly otherId: string; readonly extraId: string }

/** A stay of three nights at two tax rates, another booking and an extra. */
async function aHotel(): Promise<Hotel> {
  const { id: roomId } = await aRoom(platform, { price: fromRupees(11_800) })
  await platform.db.execute(
    "insert into rate_nights (room_type_id, night, price_paise) values ($1, $2, 500000)",
    [roomId, addDays(firstNight, 1)],
  )
  const { id } = await aBooking(platform, { roomId, nights: 3 })
  const extra = await anExtra(platform, { name: "Dinner for eight", rupees: 8000 })
  return { id, otherId: (await aBooking(platform)).id, extraId: extra.id }
}

/** Transfers a charge between the two bookings, where there is one. */
async function transfer(fromId: string, toId: string, choice: number) {
  const lines = (await listFolioLines(platform.db, fromId)).filter(isMovable)
  const lineId = lines[choice % lines.length]?.id ?? ""
  const { reference } = await bookingOf(platform, toId)
  const terms = { lineId, toReference: reference, reason: "The other guest pays" }
  await transferCharge(platform, system, { ...aTarget(fromId), ...terms })
}

/** The charges of a booking, without the credit for its room charges that the other one pays still. */
async function chargedOf({ id, otherId }: Hotel) {
  const [{ charged }, { reference }] = [await findBalance(platform.db, id), await bookingOf(platform, id)]
  const away = (await listFolioLines(platform.db, otherId)).filter(
    (line) => isMovable(line) && line.sac === accommodationSac && firstOwner(line) === reference,
  )
  return add(charged, sum(away.filter(({ kind }) => kind === "extra").map(({ amount }) => amount)))
}

/** The booking where a charge that was transferred began: 'Room charge, from VM-ABCD2345'. */
const firstOwner = ({ description }: FolioLine) => /from (VM-\w+)/.exec(description)?.[1]

async function changeDates(hotel: Hotel, choice: number) {
  const { id } = hotel
  const to = { checkIn: firstNight, checkOut: addDays(firstNight, 1 + (choice % 3)) }
  const { checkOut } = await bookingOf(platform, id)
  if (to.checkOut === checkOut) return
  const before = await chargedOf(hotel)
  const preview = valueOf(await previewStayChange(platform, system, { id, to }))
  expect(valueOf(await changeStay(platform, system, { id, to }))).toEqual(preview)
  expect((await findBalance(platform.db, id)).owed).toBe(preview.owed)
  if (to.checkOut < checkOut) expect(await chargedOf(hotel)).toBeLessThanOrEqual(before)
}

const steps = {
  extra: ({ id, extraId }: Hotel) => postExtra(platform, system, { ...aTarget(id), extraId, quantity: 1 }),
  discount: ({ id }: Hotel, choice: number) =>
    postDiscount(platform, system, { ...aTarget(id), amount: fromRupees(2000 * choice), reason: "Sorry" }),
  sent: ({ id, otherId }: Hotel, choice: number) => transfer(id, otherId, choice),
  received: ({ id, otherId }: Hotel, choice: number) => transfer(otherId, id, choice),
  dates: changeDates,
}

async function cancel(hotel: Hotel) {
  const { id } = hotel
  const before = await chargedOf(hotel)
  const { terms } = await previewCancellation(platform, await bookingOf(platform, id))
  expect(valueOf(await cancelBooking(platform, system, { id }))).toEqual(terms)
  expect(await chargedOf(hotel)).toBe(terms.charge + terms.extras)
  expect(terms.charge + terms.extras).toBeLessThanOrEqual(before)
}

const aStep = fc.record({
  name: fc.constantFrom("extra", "discount", "discount", "sent", "sent", "received", "received", "dates"),
  choice: fc.nat(12),
})
const moments = ["2026-07-25T12:00:00Z", "2026-07-31T12:00:00Z", `${firstNight}T10:00:00Z`]
const aStory = fc.record({
  at: fc.constantFrom(...moments),
  story: fc.array(aStep, { minLength: 3, maxLength: 8, size: "max" }),
})

test("[FOLIO-5] [FOLIO-6] [CONST-6] new dates and cancellations do as their previews say, and never cost more than the stay", async () => {
  const whatever = fc.asyncProperty(aStory, async ({ at, story }) => {
    await platform.clear()
    const hotel = await aHotel()
    platform.moveTo(at)
    for (const { name, choice } of story) await steps[name](hotel, choice)
    await cancel(hotel)
    platform.moveTo("2026-08-20T12:00:00Z")
    for (const id of [hotel.id, hotel.otherId]) await issueDocuments(platform, id)
    expect(await auditHotel(platform)).toEqual([])
  })
  await fc.assert(whatever, { numRuns: 14, seed: 2026 })
})
