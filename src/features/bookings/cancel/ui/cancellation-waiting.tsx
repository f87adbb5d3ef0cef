import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { classes } from "#src/ui/classes.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { CancellationAnswers } from "./cancellation-answers.tsx"
import { CancellationBadge, type CancellationCardProps } from "./cancellation-card.tsx"
import styles from "./cancellation-card.module.css"

/** The guest's open cancellation request, at the top of the booking's page. */
export function WaitingCancellation({ request, now, canAnswer, ...answering }: CancellationCardProps) {
  const titleId = `request-${request.id}`
  return (
    <section className={classes(styles.card, styles.waiting)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          The guest asks to cancel
        </h2>
        <CancellationBadge request={request} now={now} />
      </header>
      <DefinitionList
        look="grid"
        items={[
          { term: "Asked by", description: request.guest.name },
          { term: "Asked", description: formatHotelMoment(request.requestedAt) },
          { term: "Charge, by the policy when asked", description: formatMoney(request.charge) },
          { term: "Refund", description: formatMoney(request.refund) },
        ]}
      />
      {request.note && <blockquote className={styles.note}>{request.note}</blockquote>}
      {canAnswer && <CancellationAnswers request={request} {...answering} />}
    </section>
  )
}
