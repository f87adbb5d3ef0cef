import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { AuditRecord } from "./audit-entry.ts"
import type { AuditQuery } from "./audit.schema.ts"

export type AuditEntry = {
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
}

const insertEntry: Statement = {
  name: "insert-audit-entry",
  text: `insert into audit_log (actor_kind, actor_id, action, subject_type, subject_id, before, after)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb)`,
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

export async function insertAuditEntry(sql: Sql, actor: Actor, entry: AuditEntry): Promise<void> {
  await sql.run(insertEntry, [
    actor.kind,
    actor.kind === "user" ? actor.userId : null,
    entry.action,
    entry.subjectType,
    entry.subjectId,
    asJson(entry.before),
    asJson(entry.after),
  ])
}

type Conditions = { readonly texts: string[]; readonly values: unknown[] }

const hotelDay = (place: string, daysLater: number): string =>
  `((${place}::date + ${daysLater})::timestamp at time zone 'Asia/Kolkata')`

/** Each question its own condition, so that each is answered by its own index. */
function conditionsOf({ record, person, action, from, to, before }: AuditQuery): Conditions {
  const asked: Conditions = { texts: [], values: [] }
  const ask = (value: unknown, text: (place: string) => string) => {
    if (value === null || value === "") return
    asked.texts.push(text(`$${asked.values.push(value)}`))
  }
  ask(
    record,
    (place) =>
      `subject_id = any (array(select ${place} union all select id::text from bookings where reference = upper(${place})))`,
  )
  ask(
    person && `%${person.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`,
    (place) => `actor_id in (select id from users where search_text like ${place})`,
  )
  ask(action, (place) => `action = ${place}`)
  ask(from, (place) => `at >= ${hotelDay(place, 0)}`)
  ask(to, (place) => `at < ${hotelDay(place, 1)}`)
  ask(before, (place) => `(at, id) < (select at, id from audit_log where id = ${place})`)
  return asked
}

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

/** Newest first, with the names of people and records. */
export async function listAuditEntries(sql: Sql, query: AuditQuery, limit: number): Promise<AuditRecord[]> {
  const { texts, values } = conditionsOf(query)
  const where = texts.length > 0 ? `where ${texts.join(" and ")}` : ""
  return sql.execute<AuditRecord>(
    `select a.id, a.at, a.actor_kind as "actorKind", who.name as "actorName", a.action,
        a.subject_type as "subjectType", a.subject_id as "subjectId", ${nameOfSubject} as "subjectName",
        a.before, a.after
      from (select * from audit_log ${where} order by at desc, id desc limit $${values.length + 1}) a
        left join users who on who.id = a.actor_id
      order by a.at desc, a.id desc`,
    [...values, limit],
  )
}

/** Every kind of act that the log knows, found by leaping along its index. */
export async function listAuditActions(sql: Sql): Promise<string[]> {
  const rows = await sql.execute<{ action: string }>(
    `with recursive found as (
        (select action from audit_log order by action limit 1)
        union all
        select (select action from audit_log a where a.action > found.action order by a.action limit 1)
        from found where found.action is not null
      ) select action from found where action is not null`,
    [],
  )
  return rows.map(({ action }) => action)
}
