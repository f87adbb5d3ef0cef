import type { QueueDepth } from "#src/shared/queue-depth.ts"
import { formatAge } from "#src/shared/format/format-age.ts"
import { formatCount } from "#src/shared/format/format-count.ts"

/** The status of the database. */
export type DatabaseStatus = {
  readonly version: string
  /** Open connections to this database, from all processes. */
  readonly connections: number
  readonly maxConnections: number
  readonly emails: QueueDepth
}

/** The process that answers, and what it reads besides the database. */
export type ProcessStatus = {
  readonly commit: string | null
  readonly node: string
  readonly startedAt: string
  readonly residentBytes: number
  readonly heapBytes: number
  readonly diskFreeBytes: number
  readonly diskBytes: number
}

type SystemFacts = {
  readonly now: string
  readonly isEmbedded: boolean
  readonly database: DatabaseStatus
  readonly jobs: QueueDepth
  readonly latencyMilliseconds: number
  readonly process: ProcessStatus
}

/** A row of the status page. */
export type StatusRow = { readonly name: string; readonly text: string }

const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
const formatGigabytes = (bytes: number): string => `${(bytes / 1024 / 1024 / 1024).toFixed(1)} GB`

function formatQueue({ waiting, failed, oldestAt }: QueueDepth, now: string): string {
  const oldest = oldestAt ? `, the oldest for ${formatAge(oldestAt, now)}` : ""
  return `${waiting} waiting${oldest}. ${failed} failed.`
}

/** The rows of the status page. */
export function systemStatusRows({ now, isEmbedded, database, ...facts }: SystemFacts): StatusRow[] {
  const { commit, node, startedAt, residentBytes, heapBytes, diskFreeBytes, diskBytes } = facts.process
  const connections = isEmbedded
    ? "Embedded, one connection."
    : `${formatCount(database.connections, "connection")} of ${database.maxConnections}.`
  return [
    { name: "Build", text: `${commit ? `Commit ${commit}` : "Development"}, Node ${node}.` },
    { name: "This process", text: `Up for ${formatAge(startedAt, now)}.` },
    {
      name: "Memory",
      text: `${formatMegabytes(residentBytes)}, of which ${formatMegabytes(heapBytes)} are JavaScript objects.`,
    },
    {
      name: "Database server",
      text: `PostgreSQL ${database.version}, answers in ${facts.latencyMilliseconds.toFixed(1)} ms. ${connections}`,
    },
    { name: "Jobs", text: formatQueue(facts.jobs, now) },
    { name: "Email queue", text: formatQueue(database.emails, now) },
    {
      name: "Data folder",
      text: `${formatGigabytes(diskFreeBytes)} of ${formatGigabytes(diskBytes)} are free on its disk.`,
    },
  ]
}
