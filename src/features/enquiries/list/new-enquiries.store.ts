import { countedList } from "#src/platform/db/counted-rows.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { maxCounted } from "#src/shared/bounded-count.ts"
import type { ListedEnquiry } from "./listed-enquiry.ts"
import type { EnquiryKind } from "#src/features/enquiries/enquiry.ts"

/** A short form of an enquiry. */
export type NewEnquiry = Pick<
  ListedEnquiry,
  "id" | "name" | "sentAt" | "companyName" | "event" | "eventOn" | "guestBand"
>

type Row = NewEnquiry & { readonly count: number }

const condition = "kind = $1 and stage = 'new' and deleted_at is null and suspicion is null"

const newest: Statement = {
  name: "new-enquiries",
  text: `select id, name, sent_at as "sentAt", company_name as "companyName", event, event_on as "eventOn",
      guest_band as "guestBand",
      (select count(*)::int from (select 1 from enquiries where ${condition} limit ${maxCounted}) as all_of_them) as count
    from enquiries where ${condition} order by sent_at desc, id desc limit $2`,
}

/** The number of unanswered enquiries of a kind, and the newest ones. */
export async function listNewEnquiriesOfKind(
  sql: Sql,
  kind: EnquiryKind,
  limit: number,
): Promise<{ count: number; first: NewEnquiry[] }> {
  const rows = await sql.run<Row>(newest, [kind, limit])
  return countedList(rows)
}
