import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRequest, bookingOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { voucherPdf } from "#src/features/documents/voucher.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const prize = "Claim your prize: https://evil.example"

/** The voucher in the email to a guest whose address and company are free text, and the one that the guest downloads. */
async function vouchersOf(emailVerifiedAt: string | null) {
  const { actor } = await anAccount(platform, { emailVerifiedAt, address: prize, city: "evil.example" })
  const { id: roomId } = await aRoom(platform)
  const request = { ...aRequest(roomId), company: { ...aCompany, name: prize } }
  const booking = await bookingOf(platform, valueOf(await placeBooking(platform, actor, request)).id)
  await platform.queue.runJobs()
  const emailed = platform.sentEmails[0]?.attachments.find(({ filename }) =>
    filename.endsWith(".pdf"),
  )?.base64
  const base64Of = async (...of: Parameters<typeof voucherPdf>) =>
    Buffer.from(await voucherPdf(...of)).toString("base64")
  const guest = { ...booking.guest, address: "", pin: "", city: "", state: "" }
  return {
    emailed,
    whole: await base64Of(booking),
    bare: await base64Of({ ...booking, guest, company: null }),
  }
}

test("[L-29] the voucher in an email to an unverified address carries no free text to a stranger", async () => {
  const { emailed, bare, whole } = await vouchersOf(null)
  expect(bare).not.toBe(whole)
  expect(emailed === bare).toBe(true)
})

test("[BOOK-5] a guest with a verified email gets it whole", async () => {
  const { emailed, whole } = await vouchersOf("2026-01-01T00:00:00Z")
  expect(emailed === whole).toBe(true)
})
