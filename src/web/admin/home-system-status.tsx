import { type AuditDifference, auditChecks } from "#src/features/accounting/audit-checks.ts"
import type { findLastAudit } from "#src/features/accounting/hotel-audit.service.ts"
import type { LastBackups } from "#src/features/backups/backup-record.ts"
import { BackupNotice } from "#src/features/backups/ui/backup-notice.tsx"
import { DeskBlock, DeskRow } from "#src/features/front-desk/ui/desk-block.tsx"
import { formatCount } from "#src/shared/format/format-count.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"

type Health = {
  audit: Awaited<ReturnType<typeof findLastAudit>>
  isEmbedded: boolean
  backups: LastBackups | null
  now: string
}

/** The differences that the last audit found. */
const AuditBlock = ({ audit: { found, differences } }: { audit: NonNullable<Health["audit"]> }) => (
  <DeskBlock id="audit" title="Differences of the last audit" count={found} empty="All figures agree.">
    {differences.map((difference) => (
      <AuditRow key={difference.detail} {...difference} />
    ))}
  </DeskBlock>
)

const AuditRow = ({ check, bookingId, reference, detail }: AuditDifference) => (
  <DeskRow
    {...(bookingId && { to: `/admin/${bookingId}` })}
    name={bookingId ? reference : auditChecks[check]}
    facts={bookingId ? `${auditChecks[check]}: ${detail}` : [detail, reference].filter(Boolean).join(": ")}
  />
)

/** What the last audit found, above the work of the day; nothing when all figures agree. */
export const AuditAlert = ({ audit }: Pick<Health, "audit">) =>
  audit && audit.found > 0 ? (
    <Notice tone="error" title={`The audit found ${formatCount(audit.found, "difference")}`}>
      {`Last audit: ${formatHotelMoment(audit.at)}. `}
      <a href="#audit">See the differences</a>. The command npm run audit lists all of them.
    </Notice>
  ) : null

/** The result of the last audit, the age of the last backup, and a warning about the embedded database. */
export function SystemStatus({ audit, isEmbedded, backups, now }: Health) {
  return (
    <>
      {audit && audit.found > 0 && <AuditBlock audit={audit} />}
      {audit?.found === 0 && (
        <Notice tone="success" title="Inventory, bookings, folios, documents and ledger agree">
          {`Last audit: ${formatHotelMoment(audit.at)}.`}
        </Notice>
      )}
      {!audit && (
        <Notice title="The hotel is audited each night">
          The first audit runs at three in the morning. Its result is shown here.
        </Notice>
      )}
      {backups && <BackupNotice backups={backups} now={now} />}
      {isEmbedded && (
        <Notice title="This hotel runs on its embedded database">
          It is safe when the process dies, not when the power does. A real hotel sets DATABASE_URL to a
          PostgreSQL server.
        </Notice>
      )}
    </>
  )
}
