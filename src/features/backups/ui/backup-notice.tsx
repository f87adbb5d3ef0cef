import { formatAge } from "#src/shared/format/format-age.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { isRecentBackup, type LastBackups } from "../backup-record.ts"

/** The age of the last backup and of the last one that was restored as a test. */
export function BackupNotice({ backups: { taken, verified }, now }: { backups: LastBackups; now: string }) {
  if (!taken)
    return (
      <Notice tone="warning" title="No backup was taken yet">
        The command npm run backup takes one while the hotel runs. Run it each night.
      </Notice>
    )
  const proof = verified?.verifiedAt
    ? `The last test restore was clean ${formatAge(verified.verifiedAt, now)} ago.`
    : "None was restored as a test yet: npm run backup -- --verify does."
  const isRecent = isRecentBackup(taken, now)
  return (
    <Notice
      tone={isRecent ? "success" : "error"}
      title={`The last backup is ${formatAge(taken.takenAt, now)} old`}
    >
      {isRecent ? proof : `${proof} A backup is due each night.`}
    </Notice>
  )
}
