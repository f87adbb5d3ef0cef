import { sql as fragment } from "kysely"
import type { Sql } from "#src/platform/db/database.ts"
import type { Enquiry, EnquiryKind } from "./enquiry.ts"

type EnquiriesTable = {
  id: string
  kind: EnquiryKind
  name: string
  email: string
  phone: string
  message: string
  event_on: string | null
  event: string | null
  guest_band: string | null
  rooms_needed: number | null
  company_name: string
  suspicion: string | null
  sent_at: string
  stage_since: string
  deleted_at: string | null
}

type EnquiryTables = { enquiries: EnquiriesTable }

const columns = [
  "id",
  "kind",
  "name",
  "email",
  "phone",
  "message",
  "event_on as eventOn",
  "event",
  "guest_band as guestBand",
  "rooms_needed as roomsNeeded",
  "company_name as companyName",
  "suspicion",
  "sent_at as sentAt",
] as const

// Stored values were validated when they were written.
const toEnquiry = (row: object): Enquiry => row as Enquiry

export async function insertEnquiry(sql: Sql, enquiry: Enquiry): Promise<void> {
  const { id, kind, name, email, phone, message, suspicion, sentAt } = enquiry
  const occasion = enquiry.kind === "contact" ? null : enquiry
  await sql
    .tables<EnquiryTables>()
    .insertInto("enquiries")
    .values({
      id,
      kind,
      name,
      email,
      phone,
      message,
      suspicion,
      event_on: occasion?.eventOn ?? null,
      event: occasion?.event ?? null,
      guest_band: occasion?.guestBand ?? null,
      rooms_needed: occasion?.roomsNeeded ?? null,
      company_name: occasion?.companyName ?? "",
      sent_at: sentAt,
      stage_since: sentAt,
      deleted_at: null,
    })
    .execute()
}

/** Whether any enquiry exists. */
export async function hasHadEnquiries(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from enquiries) as had")
  return row?.had ?? false
}

/** An enquiry of a kind; null when there is none or it is deleted. */
export async function findEnquiry(sql: Sql, kind: EnquiryKind, id: string): Promise<Enquiry | null> {
  const row = await sql
    .tables<EnquiryTables>()
    .selectFrom("enquiries")
    .select(columns)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return row ? toEnquiry(row) : null
}

/** Locks an enquiry, deleted or not as asked; null when there is none. */
export async function lockEnquiry(
  sql: Sql,
  kind: EnquiryKind,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<Enquiry | null> {
  const row = await sql
    .tables<EnquiryTables>()
    .selectFrom("enquiries")
    .select(columns)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("deleted_at", isDeleted ? "is not" : "is", null)
    .forUpdate()
    .executeTakeFirst()
  return row ? toEnquiry(row) : null
}

/** Marks an enquiry as deleted; null restores it. */
export async function updateEnquiryDeleted(sql: Sql, id: string, at: string | null): Promise<void> {
  await sql
    .tables<EnquiryTables>()
    .updateTable("enquiries")
    .set({ deleted_at: at })
    .where("id", "=", id)
    .execute()
}

export async function updateEnquiryTrusted(sql: Sql, id: string): Promise<void> {
  await sql
    .tables<EnquiryTables>()
    .updateTable("enquiries")
    .set({ suspicion: null })
    .where("id", "=", id)
    .execute()
}

export type EnquiryPage = {
  readonly search?: string | undefined
  readonly isSuspicious: boolean
  /** The last enquiry of the previous page. */
  readonly afterId?: string | undefined
  readonly limit: number
}

const searched = ["name", "email", "phone", "company_name"] as const

const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, "\\$&")}%`

/** Newest first; reads one row more than the limit, to know whether there is a next page. */
export async function selectEnquiries(sql: Sql, kind: EnquiryKind, page: EnquiryPage): Promise<Enquiry[]> {
  const { search, isSuspicious, afterId, limit } = page
  let query = sql
    .tables<EnquiryTables>()
    .selectFrom("enquiries")
    .select(columns)
    .where("kind", "=", kind)
    .where("deleted_at", "is", null)
    .where("suspicion", isSuspicious ? "is not" : "is", null)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
  if (search) {
    const like = pattern(search)
    query = query.where((eb) => eb.or(searched.map((column) => eb(column, "ilike", like))))
  }
  if (afterId) {
    const last = fragment`(select sent_at, id from enquiries where id = ${afterId})`
    query = query.where(fragment<boolean>`(sent_at, id) < ${last}`)
  }
  return (await query.limit(limit).execute()).map(toEnquiry)
}
