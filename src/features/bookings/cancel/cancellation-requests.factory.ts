import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking, actorOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { requestCancellation } from "./cancellation-requests.service.ts"

/** Requests the cancellation of a booking as its guest. */
export const requestOf = (platform: Platform, booking: Booking, note = "") =>
  requestCancellation(platform, actorOf(booking), { bookingId: booking.id, note })

/** A booking with a cancellation request. */
export async function aRequestedCancellation(platform: Platform, parts: Parameters<typeof aBooking>[1] = {}) {
  const booking = await aBooking(platform, parts)
  return { booking, request: valueOf(await requestOf(platform, booking)) }
}

/** A clerk who may answer requests, and a colleague who may not. */
export async function deskAndMarketing(platform: Platform): Promise<{ desk: Actor; marketing: Actor }> {
  const desk = await anAccount(platform, { role: "front-desk" })
  const marketing = await anAccount(platform, { role: "marketing" })
  return { desk: desk.actor, marketing: marketing.actor }
}

/** The emails to an address, oldest first. */
export const emailsTo = (platform: TestPlatform, to: string) =>
  platform.sentEmails.filter((email) => email.to === to)
