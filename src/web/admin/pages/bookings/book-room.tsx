import { joinPhone } from "#src/shared/validation/phone.ts"
import { randomUUID } from "node:crypto"
import { data, Link, redirect } from "react-router"
import { findGuestsByPhone, findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { addBookingNote } from "#src/features/bookings/notes/booking-notes.service.ts"
import { parsePhoneDigits } from "#src/features/bookings/list/search-words.ts"
import { bookForCallerForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { emailPaymentLink } from "#src/features/bookings/pay/email-payment-link.service.ts"
import {
  type PlaceBookingRefusal,
  placeBookingByStaff,
} from "#src/features/bookings/place/place-booking.service.ts"
import { firstDeskNight } from "#src/features/availability/first-desk-night.ts"
import { backToSearchLabel, formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { nameRooms } from "#src/features/availability/types-of-stay.ts"
import { quoteStayIgnoringMinimum } from "#src/features/availability/quote-stay.service.ts"
import { CallerForm } from "#src/features/bookings/place/ui/caller-form.tsx"
import { CallerLookup } from "#src/features/bookings/place/ui/caller-lookup.tsx"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { PriceBreakdown } from "#src/features/pricing/ui/price-breakdown.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { formatQuoteRefusal, formatPlaceRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readBookingRequest } from "#src/web/forms/stay-request.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/book-room"

export const meta = () => pageMeta({ title: "Book for a caller", isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const room = await findRoomType(platform.db, params.id)
  if (!room?.isActive) throw data(null, { status: 404 })
  const { search } = readBookingRequest(url)
  const { types: _, ...searched } = search
  const phone = parsePhoneDigits(url.searchParams.get("phone") ?? "") ?? ""
  const guests = await findGuestsByPhone(platform, actor, phone)
  const guestId = url.searchParams.get("guest")
  const chosen = guests.find(({ id }) => id === guestId) ?? (guests.length === 1 ? guests[0] : undefined)
  const known = { name: chosen?.name ?? "", email: chosen?.email ?? "", phone: chosen?.phone ?? phone }
  const shown = {
    roomName: room.name,
    searchTo: `/admin/book?${formatStaySearch(searched)}`,
    searchLabel: backToSearchLabel(search),
    phone,
    guests,
    known,
  }
  const quoted = await quoteStayIgnoringMinimum(platform, room.id, {
    ...search,
    firstNight: firstDeskNight(platform.clock.now()),
  })
  if (!quoted.ok) {
    if (quoted.refusal.kind === "unknown-room") throw data(null, { status: 404 })
    return { ...shown, quoted: null, reason: formatQuoteRefusal(quoted.refusal).text }
  }
  const { stay, quote, missedMinimum } = quoted.value
  const { roomName, party } = nameRooms(quoted.value)
  const canPayOnline = platform.cardPayments.provider !== "none"
  return {
    ...shown,
    roomName,
    quoted: { stay, party, quote, missedMinimum, canPayOnline, freshKey: randomUUID() },
    reason: null,
  }
}

const refusedCaller = {
  forbidden: "You are not allowed to do that.",
  "email-of-staff": "This address belongs to a colleague. Book under the guest's own.",
} as const

function answerNotPlaced(refusal: PlaceBookingRefusal, values: Record<string, string>) {
  const { status, text } = formatPlaceRefusal(refusal)
  const isTooShort = refusal.kind === "not-available" && refusal.minimumNights !== undefined
  const errors = { allowsShortStay: "Tick this to book below the minimum stay, or choose other dates." }
  return data<FormAnswer>(isTooShort ? { errors, values } : { reason: text, values }, { status })
}

const typed = ["name", "email", "phone", "note", "payment"] as const

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const form = joinPhone(Object.fromEntries(await request.formData()))
  const values = typedValues(form, typed)
  const parsed = bookForCallerForm.safeParse(form)
  if (!parsed.success) return data<FormAnswer>({ errors: fieldErrors(parsed.error), values }, { status: 422 })
  const { name, email, phone, payment, note, seenTotal, key, allowsShortStay } = parsed.data
  if (payment === "link" && platform.cardPayments.provider === "none")
    return data<FormAnswer>({ errors: { payment: messages.payment.off }, values }, { status: 422 })
  const guest = await findOrCreateGuest(platform, actor, { name, email, phone })
  if (!guest.ok)
    return data<FormAnswer>({ errors: { email: refusedCaller[guest.refusal] }, values }, { status: 409 })
  const placed = await placeBookingByStaff(platform, actor, {
    guestId: guest.value.id,
    roomId: params.id,
    search: readBookingRequest(url).search,
    paymentMode: "pay-at-hotel",
    seenTotal,
    idempotencyKey: key,
    allowsShortStay: allowsShortStay === "on",
  })
  if (!placed.ok) {
    if (placed.refusal.kind === "forbidden") throw redirect("/admin")
    return answerNotPlaced(placed.refusal, values)
  }
  const { id, isRepeat } = placed.value
  if (!isRepeat && payment === "link") await emailPaymentLink(platform, actor, id)
  if (!isRepeat && note !== "") await addBookingNote(platform, actor, { id, text: note })
  throw redirect(pathAfterSave(`/admin/${id}`, "booked"), 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const fault = "The booking may not have been made. Look for it before you send the form again."

/** The second step of a telephone booking: the guest's details and the booking. */
export default function AdminBookRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { roomName, searchTo, searchLabel, phone, guests, known, quoted, reason } = loaderData
  const isPending = useSending()
  const refusal = actionData?.reason
  useFaultAlert(actionData, fault)
  return (
    <AdminPage title={`Book: ${roomName}`} back={{ to: searchTo, label: searchLabel }}>
      {refusal && <Notice tone="error" title={refusal} live />}
      {quoted ? (
        <div className={styles.sides}>
          <div className={styles.form}>
            <CallerLookup phone={phone} guests={guests} />
            <CallerForm
              key={`${known.name} ${known.email} ${known.phone}`}
              total={quoted.quote.total}
              freshKey={quoted.freshKey}
              missedMinimum={quoted.missedMinimum}
              known={known}
              answer={actionData}
              canPayOnline={quoted.canPayOnline}
              isPending={isPending}
            />
          </div>
          <aside className={styles.card} aria-label="The stay and its price">
            <h2 className={styles.title}>{roomName}</h2>
            <StayFacts stay={quoted.stay} party={quoted.party} />
            <PriceBreakdown price={{ ...quoted.quote, dayRoom: quoted.stay.dayRoom ?? null }} />
            <Link to={searchTo}>{searchLabel}</Link>
          </aside>
        </div>
      ) : (
        <EmptyState title={reason ?? ""} actions={<LinkButton to={searchTo}>{searchLabel}</LinkButton>} />
      )}
    </AdminPage>
  )
}
