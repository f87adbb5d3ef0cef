import { Link } from "react-router"
import { LinesCell, NoWrap } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { findDifferences, type Difference } from "../audit-difference.ts"
import {
  type AuditRecord,
  formatActor,
  formatAuditAction,
  formatAuditKey,
  pathOfSubject,
} from "../audit-entry.ts"
import styles from "./audit-columns.module.css"

const Value = ({ text, className }: { text: string | null; className: string | undefined }) =>
  text === null ? (
    <span className={styles.none}>none</span>
  ) : (
    <span className={className}>{text || "empty"}</span>
  )

type ChangeProps = { difference: Difference; isNew: boolean }

/** The old and the new value of a field; only the new one where the field is new. */
const Change = ({ difference: { field, before, after }, isNew }: ChangeProps) => (
  <div className={styles.change}>
    <dt>{formatAuditKey(field)}</dt>
    <dd>
      {!isNew && (
        <>
          <Value text={before} className={styles.before} />
          <span aria-label="becomes"> → </span>
        </>
      )}
      <Value text={after} className={styles.after} />
    </dd>
  </div>
)

function Changes({ before, after }: AuditRecord) {
  const differences = findDifferences(before, after)
  if (differences.length === 0) return null
  const earlier = typeof before === "object" && before !== null ? before : {}
  return (
    <dl className={styles.changes}>
      {differences.map((difference) => (
        <Change key={difference.field} difference={difference} isNew={!(difference.field in earlier)} />
      ))}
    </dl>
  )
}

function Subject({ entry }: { entry: AuditRecord }) {
  const { subjectType, subjectId, subjectName } = entry
  const path = pathOfSubject(entry)
  const name = subjectType === "booking" ? <NoWrap>{subjectName}</NoWrap> : subjectName
  return (
    <LinesCell below={<Link to={`/admin/audit?${new URLSearchParams({ record: subjectId })}`}>History</Link>}>
      <span>
        {formatAuditKey(subjectType)} {path ? <Link to={path}>{name}</Link> : name}
      </span>
    </LinesCell>
  )
}

/** How the audit log shows an entry (ADM-10). */
export const auditColumns: CellRenderers<AuditRecord> = {
  action: { render: ({ action }) => <span className={styles.action}>{formatAuditAction(action)}</span> },
  record: { render: (entry) => <Subject entry={entry} /> },
  person: { render: (entry) => <span className={styles.person}>{formatActor(entry)}</span> },
  changes: { render: (entry) => <Changes {...entry} /> },
}
