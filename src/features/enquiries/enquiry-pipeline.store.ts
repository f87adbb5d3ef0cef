import type { Sql, Statement } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import type { EnquiryKind } from "./enquiry.ts"
import {
  type EnquiryEntry,
  type EnquiryProgress,
  type EntryKind,
  type Stage,
  stages,
} from "./enquiry-pipeline.ts"

type ProgressRow = {
  stage: Stage
  stageSince: string
  assigneeId: string | null
  assigneeName: string | null
}

const progressOf: Statement = {
  name: "enquiry-progress",
  text: `select e.stage, e.stage_since as "stageSince", e.assignee_id as "assigneeId", u.name as "assigneeName"
    from enquiries e left join users u on u.id = e.assignee_id where e.id = $1`,
}

/** Stage and assignee of an enquiry; null when there is none. */
export async function findEnquiryProgress(sql: Sql, id: string): Promise<EnquiryProgress | null> {
  const [row] = await sql.run<ProgressRow>(progressOf, [id])
  if (!row) return null
  const { stage, stageSince, assigneeId, assigneeName } = row
  const assignee = assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? "" }
  return { stage, stageSince, assignee }
}

const entriesOf: Statement = {
  name: "enquiry-entries",
  text: `select n.id, n.kind, n.body, u.name as "authorName", n.email_id as "emailId", n.written_at as "writtenAt"
    from enquiry_entries n left join users u on u.id = n.author_id
    where n.enquiry_id = $1 order by n.written_at, n.id`,
}

/** The history of an enquiry, oldest first. */
export const listEntries = (sql: Sql, enquiryId: string): Promise<EnquiryEntry[]> =>
  sql.run<EnquiryEntry>(entriesOf, [enquiryId])

type NewEntry = {
  readonly id: string
  readonly enquiryId: string
  readonly kind: EntryKind
  readonly body: string
  readonly authorId: string | null
  readonly emailId: string | null
  readonly writtenAt: string
}

const insert: Statement = {
  name: "insert-enquiry-entry",
  text: `insert into enquiry_entries (id, enquiry_id, kind, body, author_id, email_id, written_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
}

/** Adds a history entry, unless its id exists. */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<void> {
  const { id, enquiryId, kind, body, authorId, emailId, writtenAt } = entry
  await sql.run(insert, [id, enquiryId, kind, body, authorId, emailId, writtenAt])
}

const move: Statement = {
  name: "move-enquiry",
  text: "update enquiries set stage = $2, stage_since = $3 where id = $1",
}

export async function updateStage(
  sql: Sql,
  id: string,
  { stage, at }: { stage: Stage; at: string },
): Promise<void> {
  await sql.run(move, [id, stage, at])
}

const assign: Statement = {
  name: "assign-enquiry",
  text: "update enquiries set assignee_id = $2 where id = $1",
}

export async function updateAssignee(sql: Sql, id: string, assigneeId: string | null): Promise<void> {
  await sql.run(assign, [id, assigneeId])
}

// One query per stage: a combined query would get a plan that reads all stages.
const countOf = (stage: Stage): string => `select '${stage}' as stage, (select count(*)::int from (
    select 1 from enquiries where kind = $1 and stage = '${stage}' and deleted_at is null and suspicion is null
    limit ${maxCounted}) as counted) as count`

const counts: Statement = {
  name: "count-enquiries-by-stage",
  text: stages.map(countOf).join(" union all "),
}

/** The number of enquiries of a kind at each stage, without spam, up to the limit of list counts. */
export const countByStage = (sql: Sql, kind: EnquiryKind): Promise<{ stage: Stage; count: number }[]> =>
  sql.run<{ stage: Stage; count: number }>(counts, [kind])
