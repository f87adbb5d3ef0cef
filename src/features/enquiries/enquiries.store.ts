import type { Sql } from "#src/platform/db/database.ts"
import { listNewest, type PageOfNewest } from "#src/platform/db/newest-page.ts"
import type { Enquiry, EnquiryKind } from "./enquiry.ts"
import type { SpamSign } from "./spam/spam-signs.ts"

const columns = `id, kind, name, email, phone, message, event_on as "eventOn", event, guest_band as "guestBand",
  rooms_needed as "roomsNeeded", company_name as "companyName", suspicion, sent_at as "sentAt", language`

export async function insertEnquiry(sql: Sql, enquiry: Enquiry): Promise<void> {
  const { id, kind, name, email, phone, message, suspicion, sentAt, language = "en" } = enquiry
  const occasion = enquiry.kind === "contact" ? null : enquiry
  await sql.execute(
    `insert into enquiries (id, kind, name, email, phone, message, suspicion, sent_at, stage_since, event_on, event,
        guest_band, rooms_needed, company_name, language)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      kind,
      name,
      email,
      phone,
      message,
      suspicion,
      sentAt,
      occasion?.eventOn ?? null,
      occasion?.event ?? null,
      occasion?.guestBand ?? null,
      occasion?.roomsNeeded ?? null,
      occasion?.companyName ?? "",
      language,
    ],
  )
}

/** Whether any enquiry exists. */
export async function hasEnquiries(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from enquiries) as had")
  return row?.had ?? false
}

/** An enquiry of a kind; null when there is none or it is deleted. */
export async function findEnquiry(sql: Sql, kind: EnquiryKind, id: string): Promise<Enquiry | null> {
  const text = `select ${columns} from enquiries where kind = $1 and id = $2 and deleted_at is null`
  const [enquiry] = await sql.execute<Enquiry>(text, [kind, id])
  return enquiry ?? null
}

/** Locks an enquiry in the given state, deleted or not; null when there is none. */
export async function lockEnquiry(
  sql: Sql,
  kind: EnquiryKind,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<Enquiry | null> {
  const [enquiry] = await sql.execute<Enquiry>(
    `select ${columns} from enquiries where kind = $1 and id = $2 and (deleted_at is not null) = $3 for update`,
    [kind, id, isDeleted],
  )
  return enquiry ?? null
}

/** Marks an enquiry as deleted; null restores it. */
export async function updateEnquiryDeleted(sql: Sql, id: string, at: string | null): Promise<void> {
  await sql.execute("update enquiries set deleted_at = $2 where id = $1", [id, at])
}

export async function updateEnquirySuspicion(sql: Sql, id: string, sign: SpamSign | null): Promise<void> {
  await sql.execute("update enquiries set suspicion = $2 where id = $1", [id, sign])
}

export type EnquiryPage = PageOfNewest & { readonly isSuspicious: boolean }

export const listNewestEnquiries = (sql: Sql, kind: EnquiryKind, page: EnquiryPage): Promise<Enquiry[]> =>
  listNewest<Enquiry>(
    sql,
    {
      table: "enquiries",
      columns,
      time: "sent_at",
      searched: ["name", "email", "phone", "company_name"],
      where: `kind = $1 and deleted_at is null and suspicion is ${page.isSuspicious ? "not null" : "null"}`,
      values: [kind],
    },
    page,
  )
