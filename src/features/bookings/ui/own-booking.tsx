import type { ReactNode } from "react"
import { formatMoney } from "#src/shared/money.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { Badge } from "#src/ui/badge.tsx"
import { classes } from "#src/ui/classes.ts"
import { FileLinks, type LinkedFile } from "#src/ui/navigation/file-links.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Picture } from "#src/ui/pictures/picture.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { type Booking, hasVoucher } from "../booking.ts"
import {
  type CancellationState,
  cancellationStateNames,
} from "#src/features/bookings/cancel/cancellation-request.ts"
import { formatPriceNote, paymentModeNames } from "#src/features/bookings/status-names.ts"
import { RefundNotices } from "#src/features/bookings/folio/ui/refund-notices.tsx"
import { OwnBookingCancel } from "#src/features/bookings/cancel/ui/own-booking-cancel.tsx"
import type { BillLine } from "#src/features/folio/bill-line.ts"
import { Bill } from "#src/features/bookings/folio/ui/bill.tsx"
import { PayOnlineLink } from "#src/features/bookings/pay/ui/pay-online-link.tsx"
import { PriceBreakdown } from "#src/features/pricing/ui/price-breakdown.tsx"
import { formatArrival } from "#src/features/bookings/arrival/arrival.ts"
import { formatExtras } from "#src/features/bookings/extras/booked-extra.ts"
import type { Definition } from "#src/ui/definition-list.tsx"
import { StayFacts } from "./stay-facts.tsx"
import { BookingStatusBadge, GuestPaymentBadge } from "./status-badges.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./own-booking.module.css"

type OwnBookingProps = {
  booking: Booking
  picture: PictureSource | null
  /** The state of the guest's newest cancellation request; null without one. */
  request: CancellationState | null
  /** Whether the guest may still change its dates. */
  isMovable: boolean
  /** Whether the guest may still change the arrival. */
  isArrivalOpen: boolean
  /** Whether the guest can pay something online. */
  isPayableOnline: boolean
  /** The search for the same room and guests, after a stay; null where it cannot be booked. */
  againPath: string | null
  bill: readonly BillLine[]
  /** Its receipts and invoices. */
  documents?: ReactNode
}

/** A withdrawn request is not shown; an approved one shows as the status of the booking. */
const shownStates: readonly (CancellationState | null)[] = ["open", "declined"]

/** The voucher, and as long as it is confirmed the calendar entry and the pass. */
function filesOf({ id, reference, status }: Booking, t: Translate): LinkedFile[] {
  const file = (path: string, name: string, label: string) => ({
    path: `/booking/${id}/${path}`,
    name,
    label: t(label, { reference }),
  })
  const voucher = file("voucher.pdf", "Voucher (PDF)", "Voucher (PDF) of {reference}")
  if (status !== "confirmed") return [voucher]
  return [
    voucher,
    file("calendar.ics", "Add to calendar", "Add to calendar: {reference}"),
    { ...file("pass", "Pass for your phone", "Pass for your phone of {reference}"), isPage: true },
  ]
}

const AgainLink = ({ path, roomName }: { path: string; roomName: string }) => {
  const t = useText()
  return (
    <LinkButton to={path} size="small" aria-label={t("Book again: {room}", { room: t(roomName) })}>
      Book again
    </LinkButton>
  )
}

const ChangeLink = ({ booking: { id, reference } }: { booking: Booking }) => {
  const t = useText()
  return (
    <LinkButton
      to={`/user-booking/${id}/dates`}
      variant="secondary"
      size="small"
      aria-label={t("Change dates of {reference}", { reference })}
    >
      Change dates
    </LinkButton>
  )
}

const ArrivalLink = ({ booking: { id, reference } }: { booking: Booking }) => {
  const t = useText()
  return (
    <LinkButton
      to={`/user-booking/${id}/arrival`}
      variant="secondary"
      size="small"
      aria-label={t("Arrival and extras of {reference}", { reference })}
    >
      Arrival and extras
    </LinkButton>
  )
}

const RequestLink = ({ booking: { id, reference } }: { booking: Booking }) => {
  const t = useText()
  return (
    <LinkButton
      to={`/user-support?booking=${id}`}
      variant="quiet"
      size="small"
      aria-label={t("See your request to cancel {reference}", { reference })}
    >
      See your request
    </LinkButton>
  )
}

/** In place of the link, where a guest looks for it. */
const DatesClosed = () => (
  <p className={styles.soft}>
    <CallText text="The dates of this stay can no longer be changed here. Please call <call>{phone}</call>: we will see what can be done." />
  </p>
)

/** The arrival details, requests and extras of a stay. */
const arrivalAndExtras = ({ arrival, extras, ...stay }: Booking): Definition[] =>
  [
    { term: "Arrival", description: arrival ? formatArrival(arrival) : "" },
    { term: "Further guests", description: arrival?.furtherGuests ?? "" },
    { term: "Requests", description: arrival?.requests ?? "" },
    { term: "Extras", description: formatExtras(extras, stay) },
  ].filter(({ description }) => description !== "")

const endedStatuses: readonly Booking["status"][] = ["cancelled", "expired"]

/** A booking in the guest's list (ACCT-4); without its picture when it will not be stayed in. */
function OwnBooking({ booking: stored, picture, request, bill, documents, ...more }: OwnBookingProps) {
  const t = useText()
  const shown = useScreenText()
  // A cancelled stay has no arrival, and its extras are not charged.
  const booking = stored.status === "cancelled" ? { ...stored, arrival: null, extras: [] } : stored
  const titleId = `booking-${booking.id}`
  const referenceId = `${titleId}-reference`
  const hasEnded = endedStatuses.includes(booking.status)
  const isClosedToChange = !more.isMovable && !booking.dayRoom && more.isArrivalOpen && request !== "open"
  return (
    <article
      className={classes(
        styles.booking,
        hasEnded && styles.ended,
        booking.status === "completed" && styles.completed,
      )}
      aria-labelledby={`${titleId} ${referenceId}`}
    >
      {!hasEnded && (
        <div className={styles.picture}>
          {picture && <Picture picture={picture} shape="landscape" sizes="(min-width: 48rem) 22rem, 100vw" />}
        </div>
      )}
      <div className={styles.body}>
        <header>
          <p id={referenceId} className={styles.reference}>
            {booking.reference}
          </p>
          <h2 id={titleId} className={styles.title}>
            {t(booking.roomName)}
          </h2>
          <div className={styles.badges}>
            <BookingStatusBadge booking={booking} />
            <GuestPaymentBadge booking={booking} bill={bill} />
            {request && shownStates.includes(request) && (
              <Badge tone={request === "open" ? "warning" : "neutral"}>
                {cancellationStateNames[request]}
              </Badge>
            )}
          </div>
        </header>
        <StayFacts stay={booking} party={booking.bookedRooms} look="grid" more={arrivalAndExtras(booking)} />
        <details className={styles.more}>
          <summary className={styles.summary}>
            <span>
              {formatMoney(booking.total)}{" "}
              <span className={styles.soft}>
                {t(formatPriceNote(booking), {
                  how: shown(paymentModeNames[booking.paymentMode]),
                })}
              </span>
            </span>
            <span className={styles.toggle}>{t("Price and bill")}</span>
          </summary>
          <PriceBreakdown price={booking} />
          {bill.length > 0 && <Bill lines={bill} titleId={`${titleId}-bill`} />}
        </details>
        <RefundNotices bill={bill} />
        {hasVoucher(booking) && <FileLinks files={filesOf(booking, t)} />}
        {documents}
        {isClosedToChange && <DatesClosed />}
        <div className={styles.actions}>
          {more.againPath !== null && <AgainLink path={more.againPath} roomName={booking.roomName} />}
          {more.isPayableOnline && request !== "open" && <PayOnlineLink booking={booking} />}
          {more.isMovable && request !== "open" && <ChangeLink booking={booking} />}
          {more.isArrivalOpen && request !== "open" && <ArrivalLink booking={booking} />}
          {booking.status === "confirmed" && request === "open" && <RequestLink booking={booking} />}
          {booking.status === "confirmed" && request !== "open" && <OwnBookingCancel booking={booking} />}
        </div>
      </div>
    </article>
  )
}

export function OwnBookings({ stays, label }: { stays: readonly OwnBookingProps[]; label: string }) {
  const t = useText()
  return (
    <ol className={styles.list} aria-label={t(label)}>
      {stays.map((stay) => (
        <li key={stay.booking.id}>
          <OwnBooking {...stay} />
        </li>
      ))}
    </ol>
  )
}
