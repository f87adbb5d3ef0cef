import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { formatAge } from "#src/shared/format/format-age.ts"
import { Badge } from "#src/ui/badge.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { CancellationAnswers, type CancellationAnswersProps } from "./cancellation-answers.tsx"
import styles from "./cancellation-waiting.module.css"

type WaitingProps = CancellationAnswersProps & {
  /** The server's current time, an instant. */
  now: string
  /** Whether the reader may answer. */
  canAnswer: boolean
}

/** The guest's open cancellation request, at the top of the booking's page. */
export function WaitingCancellation({ request, now, canAnswer, ...answering }: WaitingProps) {
  const titleId = `request-${request.id}`
  return (
    <section className={styles.waiting} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          The guest asks to cancel
        </h2>
        <Badge tone="warning">{`Waiting ${formatAge(request.requestedAt, now)}`}</Badge>
      </header>
      <DefinitionList
        look="grid"
        items={[
          { term: "Requested by", description: request.guestName },
          { term: "Requested on", description: formatHotelMoment(request.requestedAt) },
          { term: "Charge, by the policy at that time", description: formatMoney(request.charge) },
          { term: "Refund", description: formatMoney(request.refund) },
        ]}
      />
      {request.note && <blockquote className={styles.note}>{request.note}</blockquote>}
      {canAnswer && <CancellationAnswers request={request} {...answering} />}
    </section>
  )
}
