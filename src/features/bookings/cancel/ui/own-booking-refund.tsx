import { keepOnOneLine } from "#src/shared/format/keep-on-one-line.ts"
import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { formatArrivalAndDeparture } from "#src/features/day-rooms/day-room-text.ts"
import { formatLength } from "#src/features/bookings/booking-text.ts"
import { formatRooms } from "#src/shared/format/format-count.ts"
import { messages } from "#src/shared/messages.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import type { CancellationRequest } from "#src/features/bookings/cancel/cancellation-request.ts"
import { paymentModeNames } from "#src/features/bookings/status-names.ts"
import { formatCancellation } from "../cancellation-text.ts"
import { OwnBookingRequest, type RequestAnswer } from "./own-booking-request.tsx"
import { WaitingRefund } from "./waiting-refund.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useFocusAfter } from "#src/ui/browser/use-focus-after.ts"
import { BookingStatusBadge } from "#src/features/bookings/ui/status-badges.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./own-booking-refund.module.css"

type OwnBookingRefundProps = {
  booking: Booking
  /** The charge and refund of a cancellation at `now`, an instant. */
  charge: Money
  refund: Money
  /** The part of the refund that the company of the booking gets back. */
  companyRefund: Money
  /** The discounts on the stay. */
  discounts: Money
  now: string
  /** The guest's newest request. */
  request: CancellationRequest | null
  answer: CancellationAnswer | undefined
  isPending: boolean
  /** The amount of refunds that wait for the decision of a dispute. */
  waitingRefund: Money
}

/** `refunded`: the refund of a cancellation that was just made. */
type CancellationAnswer = RequestAnswer & { readonly refunded?: Money }

const Terms = ({ booking, charge, refund, discounts, now, ...form }: OwnBookingRefundProps) => {
  const t = useText()
  const { request, answer, isPending, companyRefund } = form
  const isOpen = request?.state === "open"
  const [first, ...others] = formatCancellation(cancellableBooking(booking), now, discounts)
  return (
    <>
      <DefinitionList
        look="ledger"
        items={[
          { term: "Price of the stay", description: formatMoney(booking.total) },
          ...(discounts > 0
            ? [{ term: "Discount", description: formatMoney(subtract(zero, discounts)) }]
            : []),
          {
            term: isOpen ? "Charge, as of your request" : "Charge if cancelled now",
            description: formatMoney(charge),
            isTotal: true,
          },
          {
            term: "Refund to you",
            description: formatMoney(subtract(refund, companyRefund)),
            isTotal: true,
          },
          ...(companyRefund > 0
            ? [{ term: "Refund to your company", description: formatMoney(companyRefund), isTotal: true }]
            : []),
        ]}
      />
      <div className={styles.policy}>
        <p>{t(first ?? "")}</p>
        <ul>
          {others.map((sentence) => (
            <li key={sentence}>{t(sentence)}</li>
          ))}
        </ul>
      </div>
      <OwnBookingRequest bookingId={booking.id} {...{ charge, refund, request, answer, isPending }} />
    </>
  )
}

/** Why there is nothing to cancel, and the refund of a cancellation that was just made. */
function Closed({
  booking,
  answer,
  waitingRefund,
}: Pick<OwnBookingRefundProps, "booking" | "answer" | "waitingRefund">) {
  const t = useText()
  const refunded = answer?.refunded ?? zero
  if (booking.status !== "cancelled")
    return <p>{t("There is nothing left to cancel on this booking. For everything else, we are here.")}</p>
  return (
    <>
      {refunded > 0 && waitingRefund === 0 && (
        <p>{t("{amount} goes back the way you paid.", { amount: formatMoney(refunded) })}</p>
      )}
      <p>{t("This stay is cancelled. The email about it says what was charged and what you get back.")}</p>
      <p>
        <LinkButton to="/booking" variant="secondary">
          {messages.booking.bookARoom}
        </LinkButton>
      </p>
    </>
  )
}

/** The charge and refund of a cancellation now, and the form to request it (ACCT-5). */
export function OwnBookingRefund(props: OwnBookingRefundProps) {
  const t = useText()
  const { booking, answer, waitingRefund } = props
  const title = useFocusAfter<HTMLHeadingElement>(answer?.refunded)
  const shown = useScreenText()
  const { rooms } = booking
  const { arrive, depart } = formatArrivalAndDeparture(booking)
  return (
    <section className={styles.refund} aria-labelledby="refund-title" data-tone="parchment">
      <header className={styles.head}>
        <p className={styles.reference}>{booking.reference}</p>
        <h2 ref={title} id="refund-title" tabIndex={-1} className={styles.title}>
          {t(booking.roomName)}
        </h2>
        <p className={styles.soft}>
          {t("{checkIn} to {checkOut}, {nights}, {rooms}, {payment}", {
            checkIn: t(arrive),
            checkOut: t(depart),
            nights: keepOnOneLine(t(formatLength(booking))),
            rooms: keepOnOneLine(t(formatRooms(rooms))),
            payment: shown(paymentModeNames[booking.paymentMode]),
          })}
        </p>
        <BookingStatusBadge booking={booking} />
      </header>
      {booking.status === "confirmed" ? <Terms {...props} /> : <Closed {...props} />}
      <WaitingRefund amount={waitingRefund} />
    </section>
  )
}
