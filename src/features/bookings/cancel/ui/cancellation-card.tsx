import { phoneHref } from "#src/shared/validation/phone.ts"
import { formatAge } from "#src/shared/format/format-age.ts"
import { formatRooms } from "#src/shared/format/format-count.ts"
import { Link } from "react-router"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import {
  cancellationStateNames,
  type ListedCancellation,
} from "#src/features/bookings/cancel/cancellation-request.ts"
import { paymentModeNames, paymentStatusNames } from "#src/features/bookings/status-names.ts"
import { CancellationAnswers, type CancellationAnswersProps } from "./cancellation-answers.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import styles from "./cancellation-card.module.css"

export type CancellationCardProps = CancellationAnswersProps & {
  /** The server's current time, an instant. */
  now: string
  /** Whether the reader may answer. */
  canAnswer: boolean
}

/** How long a request has been open, or its outcome. */
export const CancellationBadge = ({ request, now }: Pick<CancellationCardProps, "request" | "now">) =>
  request.state === "open" ? (
    <Badge tone="warning">{`Waiting ${formatAge(request.requestedAt, now)}`}</Badge>
  ) : (
    <Badge tone={request.state === "approved" ? "danger" : "neutral"}>
      {cancellationStateNames[request.state]}
    </Badge>
  )

const Head = ({ request, now }: Pick<CancellationCardProps, "request" | "now">) => {
  const { booking, guest } = request
  return (
    <header className={styles.head}>
      <h2 id={`request-${request.id}`} className={styles.title}>
        <Link to={`/admin/${request.bookingId}`}>{booking.reference}</Link> {guest.name}
      </h2>
      <CancellationBadge request={request} now={now} />
      <p className={styles.soft}>
        <a href={`mailto:${guest.email}`}>{guest.email}</a>
        {guest.phone && <a href={phoneHref(guest.phone)}>{guest.phone}</a>}
      </p>
    </header>
  )
}

const formatSettlement = ({ state, settledAt, settledBy }: ListedCancellation): string =>
  `${cancellationStateNames[state]} ${settledAt ? formatHotelMoment(settledAt) : ""}${settledBy ? `, by ${settledBy}` : ""}`

/** A cancellation request on the desk's page. */
export function CancellationCard({ request, now, canAnswer, ...answering }: CancellationCardProps) {
  const { booking } = request
  const shown = useScreenText()
  const isOpen = request.state === "open"
  return (
    <article className={styles.card} aria-labelledby={`request-${request.id}`}>
      <Head request={request} now={now} />
      <DefinitionList
        look="grid"
        items={[
          {
            term: "Stay",
            description: `${formatLongDate(booking.checkIn)} to ${formatLongDate(booking.checkOut)}`,
          },
          { term: "Room", description: `${booking.roomName}, ${formatRooms(booking.rooms)}` },
          {
            term: "Price",
            description: `${formatMoney(booking.total)}, ${shown(paymentModeNames[booking.paymentMode])}, ${shown(paymentStatusNames[booking.paymentStatus])}`,
          },
          { term: "Charge", description: formatMoney(request.charge) },
          ...(isOpen ? [{ term: "Refund", description: formatMoney(request.refund) }] : []),
          { term: "Asked", description: formatHotelMoment(request.requestedAt) },
        ]}
      />
      {request.note && <blockquote className={styles.note}>{request.note}</blockquote>}
      {!isOpen && (
        <p className={styles.soft}>
          {formatSettlement(request)}
          {request.reason && `: “${request.reason}”`}
        </p>
      )}
      {isOpen && canAnswer && <CancellationAnswers request={request} {...answering} />}
    </article>
  )
}
