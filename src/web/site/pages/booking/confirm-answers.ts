import { data, redirect, type RouterContextProvider } from "react-router"
import type { z } from "zod"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { readArrival } from "#src/features/bookings/arrival/arrival.schema.ts"
import { confirmBookingForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { readCompany } from "#src/features/bookings/company/company.schema.ts"
import { readRequestedExtras } from "#src/features/bookings/extras/requested-extras.schema.ts"
import { confirmOwnHold } from "#src/features/bookings/pay/own-hold-at-hotel.service.ts"
import { checkoutRequest } from "#src/features/bookings/pay/ui/checkout-request.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { bookOnline } from "#src/features/bookings/place/place-booking.service.ts"
import { findSameBooking } from "#src/features/bookings/place/same-booking.service.ts"
import type { ConfirmAnswer } from "#src/features/bookings/place/ui/confirm-form.tsx"
import { portalErrors } from "#src/features/e-invoices/portal-company.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { formatPlaceRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readBookingRequest } from "#src/web/forms/stay-request.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import { optionalFields, optionalValues } from "./confirm-details.ts"
import {
  type ConfirmPage,
  reloadConfirmPage,
  translateConfirmPage,
  withoutRefusedCode,
  withTypedCode,
} from "./confirm-page.ts"
import { redirectToOwnHold } from "./own-hold.ts"
import { waitlistPathFor } from "./other-stays.ts"
import { type KeptPrice, readKeptPrice } from "./price-lock/kept-price.ts"

type Form = Record<string, FormDataEntryValue>

/** What the page shows of a form that was refused, and the quote when it has a code or a new price. */
export type ConfirmPageAnswer = ConfirmAnswer & { readonly offered?: ConfirmPage | null }

function refusedForm(error: z.ZodError, form: Form): ConfirmAnswer {
  const errors = fieldErrors(error)
  return Object.keys(errors).some((name) => name in optionalFields)
    ? { errors, values: optionalValues(form) }
    : { reason: "Please choose how you would like to pay." }
}

type ConfirmRequest = {
  readonly context: Readonly<RouterContextProvider>
  readonly roomId: string
  readonly search: StaySearch
  readonly kept: KeptPrice
  readonly form: Form
}

function buildBookingRequest(
  { context, roomId, search, kept, form }: ConfirmRequest,
  sent: z.infer<typeof confirmBookingForm>,
): PlaceBookingRequest {
  const { paymentMode, seenTotal, key } = sent
  return {
    lock: kept.lock,
    roomId,
    search,
    paymentMode,
    seenTotal,
    // Another payment method makes another booking, not a repeat of this one.
    idempotencyKey: `${key}:${paymentMode}`,
    company: readCompany(sent),
    arrival: readArrival(sent),
    extras: readRequestedExtras(form),
    language: context.get(languageContext),
  }
}

const confirmationPath = (bookingId: string): string => `/confirmation?booking=${bookingId}`

type Outcome = {
  readonly answer: ConfirmAnswer
  readonly status: number
  /** The prices of the page are no longer those of the stay. */
  readonly hasNewPrice?: boolean
}

/** Books the stay and redirects to the payment or the confirmation page; returns what to show when nothing was booked. */
async function book(request: ConfirmRequest, actor: ReturnType<typeof requireSignedIn>): Promise<Outcome> {
  const { context, roomId, search, form } = request
  const platform = context.get(platformContext)
  const parsed = confirmBookingForm.safeParse(form)
  if (!parsed.success) return { answer: refusedForm(parsed.error, form), status: 422 }
  const { paymentMode, again, intent } = parsed.data
  const typed = { paymentMode, values: optionalValues(form) }
  if (intent === "code") return { answer: typed, status: 200 }
  const errors = portalErrors(platform.config.eInvoices, readCompany(parsed.data))
  if (Object.keys(errors).length > 0) return { answer: { ...typed, errors }, status: 422 }
  const booking = buildBookingRequest(request, parsed.data)
  const same = again ? null : await findSameBooking(platform, actor, booking)
  if (same) return { answer: { ...typed, same }, status: 409 }
  const confirmedHold = await confirmOwnHold(platform, actor, booking)
  if (confirmedHold !== null) throw redirect(confirmationPath(confirmedHold), 303)
  const placed = await bookOnline(platform, { actor, address: context.get(addressContext) }, booking)
  if (placed.ok) {
    const next =
      paymentMode === "online" ? `/payment/-1${checkoutRequest}` : confirmationPath(placed.value.id)
    throw redirect(next, 303)
  }
  const { refusal } = placed
  await redirectToOwnHold(platform, actor, { roomId, search, refusal })
  const { status, text } = formatPlaceRefusal(refusal)
  // The field says why; it may be far above the button.
  if (refusal.kind === "code") return { answer: { ...typed, isCodeRefused: true }, status }
  const hasNewPrice = refusal.kind === "price-differs"
  const joinTo = waitlistPathFor(roomId, { search, refusal })
  const before = hasNewPrice ? parsed.data.seenTotal : undefined
  return { answer: { ...typed, reason: text, joinTo, before }, status, hasNewPrice }
}

type ActionArgs = {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly params: { readonly id: string }
  readonly url: URL
}

/** Handles the form of the confirm page: a code to try, or the booking itself (BOOK-2, BOOK-7). */
export async function answerConfirmForm({ context, request, params: { id: roomId }, url }: ActionArgs) {
  const platform = context.get(platformContext)
  const actor = requireSignedIn(context, url)
  const form = Object.fromEntries(await request.formData())
  const { search: requested } = readBookingRequest(url)
  const search = await limitCode(platform, context.get(addressContext), withTypedCode(requested, form))
  const kept = await readKeptPrice(platform, url, roomId)
  const booked = withoutRefusedCode(search, form)
  const { answer, status, hasNewPrice } = await book({ context, roomId, search: booked, kept, form }, actor)
  const question = { roomId, search: { ...search, guestId: actor.userId } }
  const offered =
    search.code || requested.code || hasNewPrice
      ? translateConfirmPage(context, await reloadConfirmPage(platform, kept, question))
      : null
  return data<ConfirmPageAnswer>({ ...answer, offered }, { status })
}
