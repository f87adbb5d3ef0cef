import {
  containing,
  days,
  defineList,
  type ListSql,
  type AddParameter,
} from "#src/platform/lists/define-list.ts"
import { formatDifferences } from "./audit-difference.ts"
import { type AuditRecord, formatActor, formatAuditAction, formatAuditKey } from "./audit-entry.ts"

type NamedTable = { readonly types: readonly string[]; readonly name: string; readonly id?: string }

// By the types of subjects: what people call a record, deleted or not.
const namedTables: Readonly<Record<string, NamedTable>> = {
  bookings: { types: ["booking"], name: "reference" },
  users: { types: ["user"], name: "name" },
  room_types: { types: ["room-type"], name: "name" },
  extras: { types: ["extra"], name: "name" },
  testimonials: { types: ["testimonial"], name: "name" },
  offers: { types: ["offer"], name: "name" },
  gallery_items: { types: ["gallery"], name: "name" },
  pictures: { types: ["picture"], name: "coalesce(nullif(alt, ''), file_name)", id: "a.subject_id" },
  table_reservations: { types: ["table-reservation"], name: "reference" },
  enquiries: { types: ["contact-enquiry", "banquet-enquiry", "corporate-enquiry"], name: "name" },
}

// Some ids are not uuids, such as that of the whole gallery.
const recordId = "case when length(a.subject_id) = 36 then a.subject_id::uuid end"

const nameOfSubject = `case a.subject_type ${Object.entries(namedTables)
  .flatMap(([table, { types, name, id = recordId }]) =>
    types.map((type) => `when '${type}' then (select ${name} from ${table} where id = ${id})`),
  )
  .join(" ")} when 'file' then a.subject_id end`

/** Each person's entries are read, so a search is limited to this number of people, staff first. */
const maxPersons = 50

const personsLike = (words: string, addParameter: AddParameter): string =>
  `select id from users where search_text like ${addParameter(containing(words))}`

const byPersons = (words: string, addParameter: AddParameter): string =>
  `a.actor_id in (${personsLike(words, addParameter)} order by role = 'guest', id limit ${maxPersons})`

const sql: ListSql = {
  table: "audit_log",
  alias: "a",
  idType: "bigint",
  where: "true",
  select: `a.id::text as id, a.at, a.actor_kind as "actorKind", who.name as "actorName", a.action,
        a.subject_type as "subjectType", a.subject_id as "subjectId", coalesce(${nameOfSubject}, left(a.subject_id, 8)) as "subjectName", a.before, a.after`,
  joins: "left join users who on who.id = a.actor_id",
}

/** Who did what to which record, newest first (ADM-10). */
export const auditLog = (actions: readonly string[]) =>
  defineList<AuditRecord>({
    name: "audit-log",
    path: "/admin/audit",
    pluralName: "entries",
    right: "audit.see",
    rowName: "subjectName",
    columns: {
      at: { label: "When", cell: ["time", "at"], sort: ["timestamptz", "a.at"], filter: days },
      action: {
        label: "What",
        csv: ({ action }) => formatAuditAction(action),
        filter: {
          kind: "choice",
          label: "What was done",
          choices: actions.map((value) => ({ value, label: formatAuditAction(value) })),
        },
      },
      record: {
        label: "Record",
        csv: ({ subjectType, subjectName }) => `${formatAuditKey(subjectType)} ${subjectName}`,
        filter: {
          kind: "text",
          label: "Record: reference or id",
          where: ([record], addParameter) => `a.subject_id = any (array(select ${addParameter(record)}::text
            union all select id::text from bookings where reference = upper(${addParameter(record)}::text)))`,
        },
      },
      person: { label: "Who", csv: formatActor },
      changes: { label: "Changes", csv: ({ before, after }) => formatDifferences(before, after) },
    },
    firstSort: { key: "at", direction: "desc" },
    search: {
      label: "Name, username, email or phone of a person",
      conditions: (words, addParameter) => [byPersons(words, addParameter)],
      // Inside of a function the condition is not planned as a join: PostgreSQL hashes the people once.
      matches: (words, addParameter) => `coalesce(${byPersons(words, addParameter)}, false)`,
      limit: {
        sql: (words, addParameter) =>
          `(select count(*) > ${maxPersons} from (${personsLike(words, addParameter)} limit ${maxPersons + 1}) as persons)`,
        notice: `More than ${maxPersons} people match, and only the entries of ${maxPersons} are searched. Type more letters to see the others.`,
      },
    },
    sql: {
      ...sql,
      key: { column: "a.action", values: ({ action }) => action ?? actions },
    },
  })
