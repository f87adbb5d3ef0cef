import { millisecondsPerHour } from "#src/shared/format/durations.ts"

/** A backup of this hotel that was taken or verified; `bytes` is the size of its file. */
export type BackupRecord = {
  readonly id: string
  readonly takenAt: string
  readonly bytes: number
  /** When it was restored into a scratch instance and its audit was clean. */
  readonly verifiedAt: string | null
}

/** The newest backup, and the newest verified one. */
export type LastBackups = { readonly taken: BackupRecord | null; readonly verified: BackupRecord | null }

// A nightly backup, and two hours for a slow one.
const recentHours = 26

export const isRecentBackup = ({ takenAt }: BackupRecord, now: string): boolean =>
  Date.parse(now) - Date.parse(takenAt) < recentHours * millisecondsPerHour
