import { Link } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { differencesOf, type Difference } from "../audit-difference.ts"
import { formatActor, type AuditRecord, pathOfSubject, formatAuditKey } from "../audit-entry.ts"
import styles from "./audit-list.module.css"

const Value = ({ text, look }: { text: string | null; look: string | undefined }) =>
  text === null ? <span className={styles.none}>none</span> : <span className={look}>{text || "empty"}</span>

const Change = ({ field, before, after }: Difference) => (
  <div className={styles.change}>
    <dt>{formatAuditKey(field)}</dt>
    <dd>
      <Value text={before} look={styles.before} />
      <span aria-label="becomes"> → </span>
      <Value text={after} look={styles.after} />
    </dd>
  </div>
)

function Subject({ entry }: { entry: AuditRecord }) {
  const path = pathOfSubject(entry)
  const name = entry.subjectName ?? entry.subjectId.slice(0, 8)
  return (
    <span>
      {formatAuditKey(entry.subjectType)} {path ? <Link to={path}>{name}</Link> : name}
    </span>
  )
}

function Entry({ entry, historyOf }: { entry: AuditRecord; historyOf: (subjectId: string) => string }) {
  const differences = differencesOf(entry.before, entry.after)
  return (
    <article className={styles.entry} aria-labelledby={`entry-${entry.id}`}>
      <h2 id={`entry-${entry.id}`} className={styles.action}>
        {formatAuditKey(entry.action)}
      </h2>
      <p className={styles.facts}>
        <Subject entry={entry} />
        <span>{formatActor(entry)}</span>
        <time dateTime={entry.at}>{formatHotelMoment(entry.at)}</time>
        <Link to={historyOf(entry.subjectId)}>History</Link>
      </p>
      {differences.length > 0 && (
        <dl className={styles.changes}>
          {differences.map((difference) => (
            <Change key={difference.field} {...difference} />
          ))}
        </dl>
      )}
    </article>
  )
}

type AuditListProps = {
  entries: readonly AuditRecord[]
  /** The address that shows one record's entries alone. */
  historyOf: (subjectId: string) => string
}

/** Who did what, when, and what it changed (ADM-10). */
export const AuditList = ({ entries, historyOf }: AuditListProps) => (
  <ol className={styles.list}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <Entry entry={entry} historyOf={historyOf} />
      </li>
    ))}
  </ol>
)
