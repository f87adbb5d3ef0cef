import { data, Form, redirect, useActionData, useLoaderData } from "react-router"
import { type Booking, isMixed, searchOf } from "#src/features/bookings/booking.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { payAtHotel, type PayAtHotelRefusal } from "#src/features/bookings/pay/pay-at-hotel.service.ts"
import { startPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { returnOriginOf } from "#src/features/bookings/pay/payment-pages.ts"
import { HoldCountdown } from "#src/features/bookings/pay/ui/hold-countdown.tsx"
import { formatExtrasDue } from "#src/features/bookings/extras/booked-extra.ts"
import { isHoldExpired } from "#src/features/bookings/pay/hold.ts"
import {
  BookingClosedNotice,
  HoldEndedNotice,
  PaymentOffNotice,
  RefundedNotice,
  ProviderSilentNotice,
} from "#src/features/bookings/pay/ui/not-payable-notices.tsx"
import { PayForm } from "#src/features/bookings/pay/ui/pay-form.tsx"
import { parsePaymentOutcome, formatPaymentOutcome } from "#src/features/bookings/pay/ui/payment-outcome.ts"
import { useAnnouncedEnd } from "#src/features/bookings/pay/ui/payment-tabs.ts"
import { ReturnedPayment } from "#src/features/bookings/pay/ui/returned-payment.tsx"
import { usePaymentPolling } from "#src/features/bookings/pay/ui/use-payment-polling.ts"
import { PaymentDue } from "#src/features/bookings/pay/ui/payment-due.tsx"
import { unpaidLimitMessages } from "#src/features/bookings/place/booking-limits.ts"
import { RoomPrice } from "#src/features/availability/ui/room-price.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { Task, TaskPart } from "#src/features/bookings/ui/task.tsx"
import { useClearedDrafts, useClearedKeys } from "#src/features/bookings/place/ui/use-confirmation-key.ts"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { sumReturnedPayments } from "#src/features/payments/payments.service.ts"
import { ProviderError } from "#src/platform/card-payments/card-payments.ts"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { loadShownPicture } from "#src/web/shown-picture.server.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/payment"
import { loadPaymentDocument } from "./payment-document.ts"
import styles from "./payment.module.css"

export const handle: PageHandle = { isBookingStep: true, withoutBookingBar: true, isUsedAtOnce: true }

export const meta = () => pageMeta({ title: messages.payment.title, isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const booking = await findBooking(platform, actor, params.id)
  if (!booking) throw data(null, { status: 404 })
  // Otherwise a reload of /payment/-1 would show another booking as soon as the guest books again in a second tab.
  if (params.id !== booking.id) throw redirect(`/payment/${booking.id}${url.search}`)
  const now = platform.clock.now().toISOString()
  const shown = {
    booking,
    now,
    picture: await loadShownPicture(context, booking.pictureId),
    outcome: parsePaymentOutcome(url.searchParams),
    returned: await sumReturnedPayments(platform.db, booking.id),
    searchTo: searchPathOf(booking),
  }
  const lapsed = { ...shown, state: "lapsed" as const, isReturned: booking.paid > 0 || booking.refunded > 0 }
  if (booking.status === "held" && isHoldExpired(booking.holdExpiresAt, now)) return lapsed
  const started = await startPayment(platform, actor, booking.id).catch(silence)
  if (!started) return { ...shown, state: "silent" as const }
  if (started.ok) {
    const { checkout } = platform.cardPayments
    const { providerOrderId, amount } = started.value.order
    const order = { ...orderOf(booking), orderId: providerOrderId, amount, ...checkout }
    return { ...shown, state: "payable" as const, order, origin: returnOriginOf(platform.origin, checkout) }
  }
  switch (started.refusal) {
    case "already-paid":
      throw redirect(`/confirmation?booking=${booking.id}`)
    case "lapsed":
      return lapsed
    case "ended":
    case "online-payment-off":
      return { ...shown, state: started.refusal }
    case "not-signed-in":
    case "unknown-booking":
      throw data(null, { status: 404 })
  }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadPaymentDocument({ request, serverLoader: () => serverLoader() })

/** The page with the same stay; for rooms of several types the booking page. */
const searchPathOf = (booking: Booking): string =>
  `/${isMixed(booking) ? "booking" : "check-availability"}/${booking.roomTypeId}?${formatStaySearch(searchOf(booking))}`

const payAtHotelReasons: Readonly<
  Record<Exclude<PayAtHotelRefusal, "unknown-booking" | "lapsed" | "ended">, string>
> = { "not-signed-in": "Please sign in again.", ...unpaidLimitMessages }

/** Confirms the held booking without an online payment. */
export async function action({ context, url, params }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const outcome = await payAtHotel(context.get(platformContext), actor, params.id)
  if (outcome.ok) throw redirect(`/confirmation?booking=${outcome.value.id}`, 303)
  if (outcome.refusal === "unknown-booking") throw data(null, { status: 404 })
  // The page that the guest sees is old: it still offers to pay.
  if (outcome.refusal === "lapsed" || outcome.refusal === "ended")
    throw redirect(`/payment/${params.id}`, 303)
  return data({ reason: payAtHotelReasons[outcome.refusal] }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

function silence(error: unknown): null {
  if (error instanceof ProviderError) return null
  throw error
}

const orderOf = ({ id, guest, reference, roomName }: Booking) => ({
  bookingId: id,
  currency: hotel.currency,
  hotelName: hotel.fullName,
  description: `${roomName}, ${reference}`,
  guest: { name: guest.name, email: guest.email, phone: guest.phone },
})

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type Payable = Extract<Loaded, { state: "payable" }>

/** Confirms the booking to be paid at the hotel, for a guest who does not pay online after all. */
function PayAtHotel() {
  const answer = useActionData<typeof clientAction>()
  const isPending = useSending()
  useFaultAlert(answer, "We could not be reached. Please try again.")
  return (
    <Form method="post" className={styles.instead}>
      {answer?.reason && <Notice tone="error" title={answer.reason} live />}
      <Button variant="secondary" pending={isPending}>
        Pay at the hotel instead
      </Button>
    </Form>
  )
}

function PayNow({ loaded, onHoldEnd }: { loaded: Payable; onHoldEnd: () => void }) {
  const { booking, order, origin, now } = loaded
  return (
    <PaymentDue
      amount={order.amount}
      instead={booking.status === "held" && <PayAtHotel />}
      total={booking.total}
      later={formatExtrasDue(booking.extras, booking)}
      isSandbox={order.isSandbox}
      notice={
        booking.holdExpiresAt ? (
          <HoldCountdown until={booking.holdExpiresAt} now={now} onEnd={onHoldEnd} />
        ) : (
          <Notice tone="success" title="Your booking is confirmed">
            Pay now, or at the hotel.
          </Notice>
        )
      }
    >
      <PayForm order={order} total={order.amount} formUrl={order.formUrl} origin={origin} />
    </PaymentDue>
  )
}

function Step({ loaded, onHoldEnd }: { loaded: Loaded; onHoldEnd: () => void }) {
  switch (loaded.state) {
    case "payable":
      return <PayNow loaded={loaded} onHoldEnd={onHoldEnd} />
    case "lapsed":
      return loaded.isReturned ? (
        <RefundedNotice searchTo={loaded.searchTo} />
      ) : (
        <HoldEndedNotice searchTo={loaded.searchTo} />
      )
    case "ended":
      return <BookingClosedNotice />
    case "online-payment-off":
      return <PaymentOffNotice />
    case "silent":
      return <ProviderSilentNotice bookingId={loaded.booking.id} />
  }
}

export default function Payment() {
  const loaded = useLoaderData<typeof loader>()
  const { booking, picture, outcome, returned, state } = loaded
  const t = useText()
  const look = usePaymentPolling(outcome?.kind === "unclear" && state === "payable")
  useClearedDrafts(state === "ended")
  useAnnouncedEnd(booking.id, state === "ended" || state === "lapsed")
  useClearedKeys(state === "lapsed")
  const news =
    outcome && (outcome.kind === "refunded" ? state === "ended" : state === "payable")
      ? formatPaymentOutcome(outcome)
      : null
  return (
    <>
      <PageHeader
        eyebrow={t("Booking {reference}", { reference: booking.reference })}
        title={messages.payment.title}
        quiet
      />
      <Task isSideLast side={<RoomPrice roomName={booking.roomName} picture={picture} price={booking} />}>
        {news && (
          <Notice tone={news.tone} title={news.title} live>
            {news.text}
          </Notice>
        )}
        {state === "payable" && <ReturnedPayment amount={returned} />}
        <Step loaded={loaded} onHoldEnd={look} />
        <TaskPart title="Your stay">
          <StayFacts stay={booking} party={booking.bookedRooms} />
        </TaskPart>
      </Task>
    </>
  )
}
