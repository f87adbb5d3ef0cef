import {
  isSessionGuestRecord,
  openSessionOfGuest,
} from "#src/features/accounts/session-guests/session-guests.service.ts"
import type { OpenedSession } from "#src/features/accounts/sessions/sessions.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findBookingById } from "#src/features/bookings/bookings.store.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { isLinkOf, signLink, type SignedLink } from "./link-signature.service.ts"

/** How long after the departure a link still opens its booking. */
const daysAfterStay = 30

/** The signed link of a guest without an account; null for an account, which signs in. */
const createSignedUrl = async (platform: Platform, { id, guest }: Booking): Promise<string | null> =>
  (await isSessionGuestRecord(platform, guest.id))
    ? `${platform.origin}/stay/${id}/${await signLink(platform.db, "bookings", id)}`
    : null

/** The address of a guest's bookings for an email: a signed link for a guest without an account (GUEST-1). */
export const createBookingsUrl = async (platform: Platform, booking: Booking): Promise<string> =>
  (await createSignedUrl(platform, booking)) ?? `${platform.origin}/user-booking`

/** The address of a booking's payment for an email: a signed link for a guest without an account (GUEST-1). */
export async function createPaymentUrl(platform: Platform, booking: Booking): Promise<string> {
  const signedUrl = await createSignedUrl(platform, booking)
  return signedUrl ? `${signedUrl}?to=payment` : `${platform.origin}/payment/${booking.id}`
}

const supportPath = (bookingId: string): string => `/user-support?booking=${bookingId}`

/** The address of a booking's cancellation request for an email: a signed link for a guest without an account (GUEST-1). */
export async function createSupportUrl(platform: Platform, booking: Booking): Promise<string> {
  const signedUrl = await createSignedUrl(platform, booking)
  return signedUrl ? `${signedUrl}?to=support` : platform.origin + supportPath(booking.id)
}

/** The page that a signed link leads on to. */
export function pathOfSignedLink(bookingId: string, { searchParams }: Pick<URL, "searchParams">): string {
  const goal = searchParams.get("to")
  if (goal === "payment") return `/payment/${bookingId}`
  return goal === "support" ? supportPath(bookingId) : "/user-booking"
}

/** `hasAccount`: the guest of the booking signs in, and the link opens nothing. */
type LinkedBooking = { readonly booking: Booking; readonly hasAccount: boolean }

/** The booking of a signed link; null when the link is forged, or its stay was long ago. */
export async function findBookingOfSignedLink(
  platform: Platform,
  link: SignedLink,
): Promise<LinkedBooking | null> {
  if (!(await isLinkOf(platform.db, "bookings", link))) return null
  const booking = await findBookingById(platform.db, link.id)
  if (!booking || addDays(booking.checkOut, daysAfterStay) < platform.clock.today()) return null
  return { booking, hasAccount: !(await isSessionGuestRecord(platform, booking.guest.id)) }
}

/** Opens a session of the guest without an account who made the booking; null when the link opens none. */
export async function openSignedLink(
  platform: Platform,
  link: SignedLink,
  oldSecret: string | null,
): Promise<OpenedSession | null> {
  const linked = await findBookingOfSignedLink(platform, link)
  return linked && openSessionOfGuest(platform, linked.booking.guest.id, oldSecret)
}
