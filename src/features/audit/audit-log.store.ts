import type { Database } from "#src/platform/db/database.ts"
import { withFreshPlan } from "#src/platform/db/fresh-plan.ts"
import { readRows } from "#src/platform/db/table-rows.ts"
import {
  containing,
  heldByIndex,
  type Place,
  type TableSource,
  type TableValuesSql,
} from "#src/platform/db/table-source.ts"
import { type AskedRows, keysetOf } from "#src/platform/db/table-keyset.ts"
import type { AuditRecord } from "./audit-entry.ts"
import type { AuditQuery } from "./audit.schema.ts"

const mostOfOnePerson = 200

type NamedTable = { readonly types: readonly string[]; readonly name: string; readonly id?: string }

// By the types of subjects: what people call a record, deleted or not.
const namedTables: Readonly<Record<string, NamedTable>> = {
  bookings: { types: ["booking"], name: "reference" },
  users: { types: ["user"], name: "name" },
  room_types: { types: ["room-type"], name: "name" },
  testimonials: { types: ["testimonial"], name: "name" },
  offers: { types: ["offer"], name: "name" },
  gallery_items: { types: ["gallery"], name: "name" },
  pictures: { types: ["picture"], name: "coalesce(nullif(alt, ''), file_name)", id: "a.subject_id" },
  enquiries: { types: ["contact-enquiry", "banquet-enquiry", "corporate-enquiry"], name: "name" },
}

// An id that is none, as that of the whole gallery, must not reach the cast.
const recordId = "case when length(a.subject_id) = 36 then a.subject_id::uuid end"

const nameOfSubject = `case a.subject_type ${Object.entries(namedTables)
  .flatMap(([table, { types, name, id = recordId }]) =>
    types.map((type) => `when '${type}' then (select ${name} from ${table} where id = ${id})`),
  )
  .join(" ")} end`

const one = (condition: (place: string) => string): TableValuesSql => ({
  kind: "values",
  condition: ([value], place) => condition(place(value)),
})

const peopleWith = (words: string, place: Place): string =>
  `select id from users where ${heldByIndex("search_text", words, place)}`

const source: TableSource = {
  table: "audit_log",
  alias: "a",
  always: "true",
  sorts: { at: { by: "a.at", type: "timestamptz" } },
  filters: {
    record: one(
      (record) => `a.subject_id = any (array(select ${record}::text
        union all select id::text from bookings where reference = upper(${record}::text)))`,
    ),
    action: one((action) => `a.action = ${action}`),
    at: { kind: "days", by: "a.at", type: "timestamptz" },
    before: one((id) => `(a.at, a.id) < (select at, id from audit_log where id = ${id}::bigint)`),
  },
  search: {
    matches: (words, place) =>
      `(select search_text from users where id = a.actor_id) like ${place(containing(words))}`,
    found: ({ select, where }, words, place) => `select own.* from (${peopleWith(words, place)}) as person
      cross join lateral (select ${select} from audit_log a where a.actor_id = person.id and ${where}
        order by a.at desc, a.id desc limit ${mostOfOnePerson}) as own`,
  },
  select: `a.id, a.at, a.actor_kind, who.name as actor_name, a.action, a.subject_type, a.subject_id,
    ${nameOfSubject} as subject_name, a.before, a.after`,
  joins: "left join users who on who.id = a.actor_id",
}

type EntryRow = {
  id: number
  at: string
  actor_kind: AuditRecord["actorKind"]
  actor_name: string | null
  action: string
  subject_type: string
  subject_id: string
  subject_name: string | null
  before: unknown
  after: unknown
}

const toRecord = (row: EntryRow): AuditRecord => ({
  id: row.id,
  at: row.at,
  actorKind: row.actor_kind,
  actorName: row.actor_name,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  before: row.before,
  after: row.after,
})

const asked = ({ record, person, action, from, to, before }: AuditQuery): AskedRows => ({
  search: person,
  sort: { key: "at", direction: "desc" },
  choices: {
    ...(record && { record: [record] }),
    ...(action && { action: [action] }),
    ...(before && { before: [String(before)] }),
  },
  days: { at: { ...(from && { from }), ...(to && { to }) } },
  cursor: null,
})

/** Newest first, with the names of people and records. */
export const listAuditEntries = (db: Database, query: AuditQuery, limit: number): Promise<AuditRecord[]> =>
  withFreshPlan(db, async (run) => {
    const { rows } = await readRows<EntryRow>(run, keysetOf(source, asked(query), limit))
    return rows.map(toRecord)
  })
