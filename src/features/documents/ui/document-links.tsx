import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { useText } from "#src/ui/use-text.tsx"
import { type DocumentKind, documentName, type InvoiceTitle } from "../document-number.ts"
import { type DocumentVoid, formatVoid } from "../document-void.ts"
import type { Registration } from "../e-invoice.ts"
import styles from "./document-links.module.css"

/** An issued document in a list. */
export type ListedDocument = {
  readonly id: string
  readonly kind: DocumentKind
  readonly title: InvoiceTitle | null
  readonly number: string
  readonly businessDate: CalendarDate
  readonly total: Money
  readonly voided: DocumentVoid | null
  readonly registration: Registration
}

type DocumentLinksProps = {
  documents: readonly ListedDocument[]
  /** What staff see below a document; null on the screens of guests. */
  notes: Readonly<Record<string, string>> | null
}

/**
 * The issued documents of a booking, each as a PDF to save; nothing without documents. Guests get a document that waits for
 * its IRN when it has it.
 */
export function DocumentLinks({ documents, notes }: DocumentLinksProps) {
  const t = useText()
  if (documents.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t("Documents")}>
      {documents.map(({ id, kind, title, number, businessDate, total, voided, registration }) => (
        <li key={id} className={styles.document}>
          {notes === null && registration === "awaited" ? (
            <span className={styles.name}>{`${t(documentName({ kind, title }))} ${number}`}</span>
          ) : (
            <a href={`/documents/${id}.pdf`} download className={styles.name}>
              {`${t(documentName({ kind, title }))} ${number} (PDF)`}
            </a>
          )}
          <span className={styles.facts}>
            {t(formatShortDate(businessDate))}, {formatMoney(total)}
          </span>
          {voided && (
            <span className={styles.void}>
              {notes
                ? formatVoid(voided)
                : t(
                    kind === "receipt"
                      ? "Void: the payment was voided on {date}."
                      : "Void: the refund was voided on {date}.",
                    { date: t(formatShortDate(voided.on)) },
                  )}
            </span>
          )}
          {notes?.[id] && <span className={styles.note}>{notes[id]}</span>}
          {notes === null && registration === "awaited" && (
            <span className={styles.note}>
              {t("We email it to you when it is registered with the tax authority.")}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
