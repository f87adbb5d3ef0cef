import { beforeEach, expect, test } from "vitest"
import { anAccount, aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { markEmailVerified } from "#src/features/accounts/email-confirmations.service.ts"
import { findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { updateProfile } from "#src/features/accounts/update-profile.service.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { aBooking, bookingOf, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { emailPaymentLink } from "#src/features/bookings/pay/email-payment-link.service.ts"
import { findBookingOfLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { aFullRoomType, aWaiting, linkOf } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { findEntryOfLink } from "#src/features/bookings/waitlist/waitlist-link.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerAttachBookingsJob } from "./attach-bookings.service.ts"
import { createBookingsUrl, openSignedLink } from "./booking-link.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
  registerAttachBookingsJob(platform)
})

const owner = staffAs("owner")
const rightEmail = "the.right.guest@example.com"

/** The hotel corrects the address that the guest mistyped. */
async function correctEmail({ id }: { readonly id: string }) {
  const { name, username, phone } = valueOf(await findProfile(platform, owner, id))
  const change = { name, username, phone, email: rightEmail }
  valueOf(await updateProfile(platform, owner, { id, change, address: "203.0.113.7" }))
}

const bookingLinkOf = async (booking: Parameters<typeof createBookingsUrl>[1]) => {
  const [id = "", signature = ""] = (await createBookingsUrl(platform, booking)).split("/").slice(-2)
  return { id, signature }
}

test("[SAFE-4] a booking's link that went to a mistyped address opens nothing once the hotel has corrected it", async () => {
  const guest = await aSessionGuest(platform)
  const booking = await aBooking(platform, { actor: guest.actor })
  const toStranger = await bookingLinkOf(booking)
  expect(await openSignedLink(platform, toStranger, null)).not.toBeNull()
  await correctEmail(guest)
  expect(await openSignedLink(platform, toStranger, null)).toBeNull()
  expect(await openSignedLink(platform, await bookingLinkOf(booking), null)).not.toBeNull()
})

test("[SAFE-4] [GUEST-9] nor does the link of a place on the waitlist", async () => {
  const guest = await aSessionGuest(platform)
  const { roomId } = await aFullRoomType(platform)
  const entry = await aWaiting(platform, { roomId, actor: guest.actor })
  const toStranger = await linkOf(platform, entry)
  expect(await findEntryOfLink(platform, toStranger)).not.toBeNull()
  await correctEmail(guest)
  expect(await findEntryOfLink(platform, toStranger)).toBeNull()
  expect(await findEntryOfLink(platform, await linkOf(platform, entry))).not.toBeNull()
})

async function sentPaymentLink(bookingId: string): Promise<string> {
  valueOf(await emailPaymentLink(platform, owner, bookingId))
  await platform.queue.runJobs()
  const email = platform.sentEmails.findLast(({ text }) => text.includes("/pay/"))
  return /\/pay\/([\w-]{43})/.exec(email?.text ?? "")?.[1] ?? ""
}

test("[SAFE-4] nor does a payment link, which shows the guest's new address", async () => {
  const guest = await aSessionGuest(platform)
  const { id } = await aBooking(platform, { actor: guest.actor })
  const toStranger = await sentPaymentLink(id)
  expect(await findBookingOfLink(platform, toStranger)).not.toBeNull()
  await correctEmail(guest)
  expect(await findBookingOfLink(platform, toStranger)).toBeNull()
  expect(await findBookingOfLink(platform, await sentPaymentLink(id))).not.toBeNull()
})

test("[SAFE-4] nor does it once the booking has joined the account with the corrected address", async () => {
  const contact = { name: "Asha Rao", email: "the.wrong.guest@example.com", phone: "9876543210" }
  const guest = valueOf(await findOrCreateGuest(platform, owner, contact))
  const { id } = await aBooking(platform, { actor: { kind: "user", userId: guest.id, role: "guest" } })
  const toStranger = await sentPaymentLink(id)
  await correctEmail(guest)
  const toGuest = await sentPaymentLink(id)
  const account = await anAccount(platform, { email: rightEmail })
  await platform.db.transaction((tx) => markEmailVerified(platform, tx, account.id))
  await platform.queue.runJobs()
  expect((await bookingOf(platform, id)).guest.id).toBe(account.id)
  expect(await findBookingOfLink(platform, toStranger)).toBeNull()
  expect(await findBookingOfLink(platform, toGuest)).not.toBeNull()
})
