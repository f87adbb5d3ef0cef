import { Form, Link } from "react-router"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { FormActions, FormFields } from "#src/ui/form-layout.tsx"
import { TextAreaField } from "#src/ui/text-area-field.tsx"
import { ageInWords, cancellationStateWords, type ListedCancellation } from "../cancellation-request.ts"
import { cancellationFields } from "../cancellation-requests.schema.ts"
import { paymentModeWords, paymentStatusWords } from "../status-words.ts"
import styles from "./cancellation-card.module.css"
import { wordsOfRooms } from "./party-words.ts"

type CancellationCardProps = {
  request: ListedCancellation
  /** The server's clock, an instant. */
  now: string
  /** Whether this person may answer. */
  canAnswer: boolean
  isPending: boolean
  /** What was wrong with the reason given, and what was typed. */
  error: string | undefined
  reason: string | undefined
}

const Approve = ({ request, isPending }: Pick<CancellationCardProps, "request" | "isPending">) => (
  <details className={styles.answer}>
    <summary className={styles.summary}>Approve</summary>
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={request.id} />
      <p className={styles.soft}>
        Frees the rooms at once, charges {formatMoney(request.charge)} and gives {formatMoney(request.refund)}{" "}
        back. The guest is told by letter.
      </p>
      <FormActions>
        <Button
          variant="danger"
          size="small"
          name="intent"
          value="approve"
          pending={isPending}
          aria-label={`Approve and cancel ${request.booking.reference}`}
        >
          Cancel the booking
        </Button>
      </FormActions>
    </Form>
  </details>
)

type DeclineProps = Pick<CancellationCardProps, "request" | "isPending" | "error" | "reason">

const Decline = ({ request, isPending, error, reason }: DeclineProps) => (
  <details className={styles.answer} open={error !== undefined}>
    <summary className={styles.summary}>Decline</summary>
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="id" value={request.id} />
      <FormFields>
        <TextAreaField
          id={`reason-${request.id}`}
          name="reason"
          label={cancellationFields.reason}
          hint="The guest reads it, word for word"
          rows={3}
          maxLength={500}
          defaultValue={reason}
          error={error}
        />
        <FormActions>
          <Button
            variant="secondary"
            size="small"
            name="intent"
            value="decline"
            pending={isPending}
            aria-label={`Decline to cancel ${request.booking.reference}`}
          >
            Decline the request
          </Button>
        </FormActions>
      </FormFields>
    </Form>
  </details>
)

const Waiting = ({ request, now }: Pick<CancellationCardProps, "request" | "now">) =>
  request.state === "open" ? (
    <Badge tone="warning">{`Waiting ${ageInWords(request.requestedAt, now)}`}</Badge>
  ) : (
    <Badge tone={request.state === "approved" ? "danger" : "neutral"}>
      {cancellationStateWords[request.state]}
    </Badge>
  )

const Head = ({ request, now }: Pick<CancellationCardProps, "request" | "now">) => {
  const { booking, guest } = request
  return (
    <header className={styles.head}>
      <h2 id={`request-${request.id}`} className={styles.title}>
        <Link to={`/admin/${request.bookingId}`}>{booking.reference}</Link> {guest.name}
      </h2>
      <Waiting request={request} now={now} />
      <p className={styles.soft}>
        <a href={`mailto:${guest.email}`}>{guest.email}</a>
        {guest.phone && <a href={`tel:+91${guest.phone}`}>{guest.phone}</a>}
      </p>
    </header>
  )
}

const settledWords = ({ state, settledAt, settledBy }: ListedCancellation): string =>
  `${cancellationStateWords[state]} ${settledAt ? formatHotelMoment(settledAt) : ""}${settledBy ? `, by ${settledBy}` : ""}`

/** A guest's request to cancel, as the desk sees and answers it. */
export function CancellationCard({ request, now, canAnswer, ...answering }: CancellationCardProps) {
  const { booking } = request
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
          { term: "Room", description: `${booking.roomName}, ${wordsOfRooms(booking.rooms)}` },
          {
            term: "Price",
            description: `${formatMoney(booking.total)}, ${paymentModeWords[booking.paymentMode]}, ${paymentStatusWords[booking.paymentStatus]}`,
          },
          { term: "Charge", description: formatMoney(request.charge) },
          ...(isOpen ? [{ term: "Refund", description: formatMoney(request.refund) }] : []),
          { term: "Asked", description: formatHotelMoment(request.requestedAt) },
        ]}
      />
      {request.note && <blockquote className={styles.note}>{request.note}</blockquote>}
      {!isOpen && (
        <p className={styles.soft}>
          {settledWords(request)}
          {request.reason && `: “${request.reason}”`}
        </p>
      )}
      {isOpen && canAnswer && (
        <div className={styles.answers}>
          <Approve request={request} isPending={answering.isPending} />
          <Decline request={request} {...answering} />
        </div>
      )}
    </article>
  )
}
