import { beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { aRequest, bookingOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { placeBooking, placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { createVoucherPdf } from "#src/features/documents/voucher.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})
beforeEach(() => platform.clear())

const prize = "Claim your prize: https://evil.example"

const arrival = {
  time: "18:00",
  flight: "",
  wantsCar: false,
  furtherGuests: "Call +91 140 555 0199",
  requests: "",
}

/** The voucher in the email to a guest whose address, company and companions are free text, and the one that the guest downloads. */
async function vouchersOf(placeAs: (request: PlaceBookingRequest) => Promise<string>) {
  const { id: roomId } = await aRoom(platform)
  const id = await placeAs({ ...aRequest(roomId), company: { ...aCompany, name: prize }, arrival })
  const booking = await bookingOf(platform, id)
  await platform.queue.runJobs()
  const emailed = platform.sentEmails[0]?.attachments.find(({ filename }) =>
    filename.endsWith(".pdf"),
  )?.base64
  const base64Of = async (...of: Parameters<typeof createVoucherPdf>) =>
    Buffer.from(await createVoucherPdf(...of)).toString("base64")
  const guest = { ...booking.guest, address: "", pin: "", city: "", state: "" }
  return {
    emailed,
    whole: await base64Of(booking),
    bare: await base64Of({ ...booking, guest, company: null, arrival: { ...arrival, furtherGuests: "" } }),
  }
}

const asGuest = (emailVerifiedAt: string | null) => async (request: PlaceBookingRequest) => {
  const { actor } = await anAccount(platform, { emailVerifiedAt, address: prize, city: "evil.example" })
  return valueOf(await placeBooking(platform, actor, request)).id
}

async function asDesk(request: PlaceBookingRequest) {
  const caller = { name: "Kamala Sundaram", email: "kamala@example.in", phone: "9444055512" }
  const clerk = (await anAccount(platform, { role: "front-desk" })).actor
  const guest = valueOf(await findOrCreateGuest(platform, clerk, caller))
  return valueOf(await placeBookingByStaff(platform, clerk, { ...request, guestId: guest.id })).id
}

test("[L-29] the voucher in an email to an unverified address carries no free text to a stranger", async () => {
  const { emailed, bare, whole } = await vouchersOf(asGuest(null))
  expect(bare).not.toBe(whole)
  expect(emailed === bare).toBe(true)
})

test("[BOOK-5] a guest with a verified email gets it whole", async () => {
  const { emailed, whole } = await vouchersOf(asGuest("2026-01-01T00:00:00Z"))
  expect(emailed === whole).toBe(true)
})

test("[BOOK-5] so does a guest whose booking and company the desk typed", async () => {
  const { emailed, whole } = await vouchersOf(asDesk)
  expect(emailed === whole).toBe(true)
})
