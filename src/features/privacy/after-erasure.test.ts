import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import {
  aHold,
  aPayment,
  aRequest,
  bookingOf,
  lapse,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { placeBooking, placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { replyToEnquiry } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { changeTableStatus } from "#src/features/table-reservations/table-status.service.ts"
import { aReservedTable, takenSeats } from "#src/features/table-reservations/tables.factory.ts"
import { findTable } from "#src/features/table-reservations/tables.store.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { eraseOwnAccount } from "./privacy.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerEmailJobs(platform))
beforeEach(() => platform.clear())

async function erase(actor: SignedInActor): Promise<void> {
  await platform.queue.runJobs()
  const request = { currentPassword: factoryPassword, code: "", email: "", address: "203.0.113.7" }
  valueOf(await eraseOwnAccount(platform, actor, request))
}

test("[SAFE-8] a confirmation that is sent while the account is erased books nothing", async () => {
  const { actor, id } = await anAccount(platform)
  const request = aRequest((await aRoom(platform)).id)
  await erase(actor)
  expect(await placeBooking(platform, actor, request)).toEqual({
    ok: false,
    refusal: { kind: "not-signed-in" },
  })
  expect(await placeBookingByStaff(platform, staffAs("front-desk"), { ...request, guestId: id })).toEqual({
    ok: false,
    refusal: { kind: "not-signed-in" },
  })
  expect(await platform.db.execute("select id from bookings where user_id = $1", [id])).toEqual([])
})

const writtenToErased = () =>
  platform.db.execute("select kind from emails where recipient like '%@erased.invalid' and status = 'queued'")

test("[SAFE-8] [BOOK-10] a payment that arrives after the guest was erased books no stay for them: it is refunded", async () => {
  const { actor } = await anAccount(platform)
  const hold = await aHold(platform, { actor })
  const payment = await aPayment(platform, hold)
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  await erase(actor)
  expect(await settlePayment(platform, payment)).toBe("refunded")
  expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "expired", owed: 0 })
})

test("[SAFE-8] the address that an erasure left is neither shown nor written to, about a table or an enquiry", async () => {
  const { actor, email } = await anAccount(platform)
  const table = await aReservedTable(platform, { email })
  valueOf(await sendEnquiry(platform, aContactMessage({ email }), aSender()))
  const [enquiry] = await platform.db.execute<{ id: string }>("select id from enquiries")
  await erase(actor)
  expect(await findTable(platform.db, table.id)).toMatchObject({ name: "Erased guest", email: "" })
  valueOf(await changeTableStatus(platform, system, { id: table.id, to: "confirmed" }))
  valueOf(await changeTableStatus(platform, system, { id: table.id, to: "cancelled" }))
  const reply = {
    kind: "contact" as const,
    id: enquiry?.id ?? "",
    key: randomUUID(),
    seen: 0,
    reply: "We are glad",
  }
  expect((await replyToEnquiry(platform, system, reply)).ok).toBe(false)
  expect(await writtenToErased()).toEqual([])
})

test("[SAFE-8] [DINE-1] an erasure cancels the tables to come, and their seats are free again", async () => {
  const { actor, email } = await anAccount(platform)
  const past = await aReservedTable(platform, { email, outlet: "udaan" })
  platform.moveTo(`${addDays(past.day, 1)}T06:30:00.000Z`)
  const toCome = await aReservedTable(platform, { email: email.toUpperCase() })
  const ofOthers = await aReservedTable(platform, { email: "other@example.in" })
  await erase(actor)
  expect((await findTable(platform.db, past.id))?.status).toBe("confirmed")
  expect((await findTable(platform.db, toCome.id))?.status).toBe("cancelled")
  expect((await findTable(platform.db, ofOthers.id))?.status).toBe("confirmed")
  expect(new Set((await takenSeats(platform, toCome)).map(([, taken]) => taken))).toEqual(new Set([2]))
  expect(await writtenToErased()).toEqual([])
})
