import { Form } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import type { RateChange } from "#src/features/pricing/rate-patch.ts"
import styles from "./rate-changes.module.css"

type RateChangesProps = { changes: readonly RateChange[]; canChange: boolean }

/** The newest changes of the rates, with a button to undo each (ADM-10). */
export function RateChanges({ changes, canChange }: RateChangesProps) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="rate-changes" className={styles.changes}>
      <h2 id="rate-changes" className={styles.title}>
        Newest changes
      </h2>
      <ol className={styles.list}>
        {changes.map(({ id, summary, by, madeAt, isUndone }) => (
          <li key={id} className={styles.change}>
            <span className={styles.summary}>{summary}</span>
            <span className={styles.who}>
              {by}, {formatHotelMoment(madeAt)}
            </span>
            {isUndone && <Badge>Undone</Badge>}
            {canChange && !isUndone && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button
                  name="intent"
                  value="restore"
                  variant="secondary"
                  size="small"
                  aria-label={`Undo ${summary}`}
                >
                  Undo
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
