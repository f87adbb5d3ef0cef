import type { Booking } from "#src/features/bookings/booking.ts"
import { changeDatesForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { formatStayRefusal } from "#src/features/availability/availability-messages.ts"
import type { ChangeStayRefusal } from "#src/features/bookings/change/stay-change.ts"
import { formatStayChangeRefusal } from "#src/features/bookings/change/stay-change-text.ts"
import { previewStayChange } from "#src/features/bookings/change/change-stay.service.ts"
import { changeStayOnline } from "#src/features/bookings/change/change-stay-online.service.ts"
import { dayRoomRule } from "#src/features/day-rooms/day-room-text.ts"
import { policyAfterChange } from "#src/features/pricing/cancellation-policy.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { parseCalendarDate } from "#src/shared/calendar-date.ts"

const datesMissing = formatStayRefusal("dates-missing").text

const datesUnchanged = "These are the dates of the stay."

const formatRefusal = (actor: SignedInActor, refusal: ChangeStayRefusal): string =>
  formatStayChangeRefusal(refusal, canManageBookings(actor) ? "desk" : "guest")

type ChangeRequest = { readonly platform: Platform; readonly actor: SignedInActor; readonly url: URL }

/** The new dates in an address, with their price or the reason why they are refused. */
export async function readStayChange({ platform, actor, url }: ChangeRequest, booking: Booking) {
  const checkIn = parseCalendarDate(url.searchParams.get("checkIn") ?? "")
  const checkOut = parseCalendarDate(url.searchParams.get("checkOut") ?? "")
  const shown = {
    booking,
    today: platform.clock.today(),
    checkIn: checkIn ?? booking.checkIn,
    checkOut: checkOut ?? booking.checkOut,
    policy: policyAfterChange(cancellableBooking(booking), platform.clock.now()),
  }
  if (booking.dayRoom) return { ...shown, change: null, reason: dayRoomRule }
  if (!checkIn || !checkOut) {
    const hasDates = url.searchParams.has("checkIn")
    return { ...shown, change: null, reason: hasDates ? datesMissing : null }
  }
  // A change to them would send the guest an email about new dates.
  if (checkIn === booking.checkIn && checkOut === booking.checkOut)
    return { ...shown, change: null, reason: datesUnchanged }
  const preview = await previewStayChange(platform, actor, { id: booking.id, to: { checkIn, checkOut } })
  return preview.ok
    ? { ...shown, change: preview.value, reason: null }
    : { ...shown, change: null, reason: formatRefusal(actor, preview.refusal) }
}

/** Changes the dates of a booking. Returns the text of a refusal, or null on success. */
export async function changeStayAsRequested(
  { platform, actor, address }: Omit<ChangeRequest, "url"> & { readonly address: string },
  id: string,
  form: FormData,
): Promise<string | null> {
  const parsed = changeDatesForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return "Look at the price again before you confirm."
  const { checkIn, checkOut, seenTotal, seenFee, seenRefund, seenOwed, allowsShortStay } = parsed.data
  if (!checkIn || !checkOut) return datesMissing
  const to = { checkIn, checkOut }
  const moved = await changeStayOnline(
    platform,
    { actor, address },
    {
      id,
      to,
      seenTotal,
      seen: { fee: seenFee, refund: seenRefund, owed: seenOwed },
      allowsShortStay: allowsShortStay === "on",
    },
  )
  return moved.ok ? null : formatRefusal(actor, moved.refusal)
}
