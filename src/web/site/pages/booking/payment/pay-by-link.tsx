import { data, isRouteErrorResponse, useLoaderData } from "react-router"
import {
  startDepositPayment,
  startPayment,
  type StartPaymentRefusal,
} from "#src/features/bookings/pay/pay-booking.service.ts"
import { findBookingOfLink } from "#src/features/bookings/pay/payment-links.service.ts"
import { returnOriginOf } from "#src/features/bookings/pay/payment-pages.ts"
import { LinkPayForm } from "#src/features/bookings/pay/ui/pay-form.tsx"
import { parsePaymentOutcome, formatPaymentOutcome } from "#src/features/bookings/pay/ui/payment-outcome.ts"
import { useAnnouncedEnd } from "#src/features/bookings/pay/ui/payment-tabs.ts"
import { PaymentDue } from "#src/features/bookings/pay/ui/payment-due.tsx"
import { ReturnedPayment } from "#src/features/bookings/pay/ui/returned-payment.tsx"
import { RoomPrice } from "#src/features/availability/ui/room-price.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { Task, TaskPart } from "#src/features/bookings/ui/task.tsx"
import { sumReturnedPayments } from "#src/features/payments/payments.service.ts"
import { ProviderError } from "#src/platform/card-payments/card-payments.ts"
import { system } from "#src/shared/actor.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { loadShownPicture } from "#src/web/shown-picture.server.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import type { Route } from "./+types/pay-by-link"
import { loadPaymentDocument } from "./payment-document.ts"
import styles from "./pay-by-link.module.css"

export const handle: PageHandle = { isBookingStep: true, withoutBookingBar: true }

export const meta = () => pageMeta({ title: messages.payment.title, isPrivate: true })

export const headers = secretAddressHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const linked = await findBookingOfLink(platform, params.secret)
  if (!linked) throw data(null, { status: 404 })
  const { booking, deposit } = linked
  const { id, reference, roomName, checkIn, checkOut, dayRoom, bookedRooms, guest } = booking
  const { nights, rooms, subtotal, gst, total } = booking
  const shown = {
    bookingId: id,
    reference,
    roomName,
    stay: { checkIn, checkOut, dayRoom },
    party: bookedRooms,
    price: { nights, rooms, subtotal, gst, total, dayRoom },
    picture: await loadShownPicture(context, booking.pictureId),
    depositDueOn: deposit?.dueOn ?? null,
    outcome: parsePaymentOutcome(url.searchParams),
    returned: await sumReturnedPayments(platform.db, id),
  }
  const start = deposit ? startDepositPayment(platform, booking, deposit) : startPayment(platform, system, id)
  const started = await start.catch((error: unknown) => {
    if (error instanceof ProviderError) return null
    throw error
  })
  if (!started) return { ...shown, state: "silent" as const }
  if (!started.ok) return { ...shown, state: stateOf(started.refusal) }
  const { checkout } = platform.cardPayments
  const { providerOrderId, amount } = started.value.order
  const facts = { bookingId: id, currency: hotel.currency, hotelName: hotel.fullName }
  const payer = { name: guest.name, email: guest.email, phone: guest.phone }
  const order = {
    ...facts,
    description: `${roomName}, ${reference}`,
    guest: payer,
    orderId: providerOrderId,
    amount,
  }
  return {
    ...shown,
    state: "payable" as const,
    order: { ...order, ...checkout },
    secret: params.secret,
    origin: returnOriginOf(platform.origin, checkout),
  }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadPaymentDocument({ request, serverLoader: () => serverLoader() })

function stateOf(refusal: StartPaymentRefusal): "paid" | "off" | "ended" {
  if (refusal === "already-paid") return "paid"
  return refusal === "online-payment-off" ? "off" : "ended"
}

const ends = {
  paid: {
    tone: "success",
    title: "This stay is paid. Thank you.",
    text: "Nothing is left to do but to arrive.",
  },
  ended: {
    tone: "info",
    title: "This booking is no longer open for payment",
    text: "Please call us if you expected it to be.",
  },
  off: {
    tone: "info",
    title: "Online payment is not available at the moment",
    text: "Your booking is safe. Please pay at the hotel, or call us.",
  },
  depositPaid: {
    tone: "success",
    title: "Your deposit is paid. Thank you.",
    text: "We look forward to your stay.",
  },
  silent: {
    tone: "error",
    title: "The payment provider does not answer at the moment",
    text: "Your booking is safe. Please try this link again soon.",
  },
} as const

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function Step({ loaded }: { loaded: Loaded }) {
  const t = useText()
  if (loaded.state === "payable") {
    const { order, price, origin, secret, depositDueOn } = loaded
    const label = depositDueOn
      ? t("Deposit, by {date}", { date: t(formatLongDate(depositDueOn)) })
      : undefined
    return (
      <PaymentDue amount={order.amount} total={price.total} isSandbox={order.isSandbox} label={label}>
        <LinkPayForm order={order} formUrl={order.formUrl} origin={origin} secret={secret} />
      </PaymentDue>
    )
  }
  const isDepositPaid = loaded.state === "paid" && loaded.depositDueOn !== null
  const { tone, title, text } = ends[isDepositPaid ? "depositPaid" : loaded.state]
  return (
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  )
}

const Help = () => (
  <p className={styles.help}>
    <CallText text="Questions? Our desk is awake all night: <call>{phone}</call>" />
  </p>
)

/** The page of a payment link: the booking, the amount and one button. */
export default function PayByLink() {
  const t = useText()
  const loaded = useLoaderData<typeof loader>()
  const { bookingId, reference, roomName, stay, party, price, picture, outcome, returned, state } = loaded
  useAnnouncedEnd(bookingId, state === "paid" || state === "ended")
  const news =
    outcome && outcome.kind !== "refunded" && state === "payable" ? formatPaymentOutcome(outcome) : null
  return (
    <>
      <PageHeader eyebrow={t("Booking {reference}", { reference })} title={messages.payment.title} quiet />
      <Task isSideLast side={<RoomPrice roomName={roomName} picture={picture} price={price} />}>
        {news && (
          <Notice tone={news.tone} title={news.title} live>
            {news.text}
          </Notice>
        )}
        <ReturnedPayment amount={returned} />
        <Step loaded={loaded} />
        <TaskPart title="Your stay">
          <StayFacts stay={stay} party={party} />
        </TaskPart>
        <Help />
      </Task>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <PageHeader title={messages.payment.title} quiet />
      <Section space="flush" className={styles.lost}>
        <EmptyState title={messages.links.noLongerValid}>
          <CallText text="A payment link works for 30 days. Your booking stays as it is: please call <call>{phone}</call>, and our desk will gladly send another." />
        </EmptyState>
      </Section>
    </>
  )
}
