import type { Sql, Statement } from "#src/platform/db/database.ts"
import { containing } from "#src/platform/lists/define-list.ts"
import type { Enquiry, EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import { stages } from "#src/features/enquiries/enquiry-pipeline.ts"

const maxOthers = 100

const listed = "kind = $1 and id <> $2 and deleted_at is null and suspicion is null"

const countUpTo = (where: string): string =>
  `(select count(*)::int from (select 1 from enquiries where ${listed} and ${where} limit ${maxOthers}) as others)`

// The conditions on the search text and the stages let the indexes of the lists be used.
const counts: Statement = {
  name: "count-other-enquiries",
  text: `select ${countUpTo("search_text like $3 and lower(email) = lower($4)")} as "ofSender",
    ${countUpTo("stage = any ($5) and event_on = $6::date")} as "ofDay"`,
}

/** The other enquiries of a kind by the same sender and for the same day, up to 100 of each. */
export async function countOthers(
  sql: Sql,
  enquiry: Enquiry,
  kind: EnquiryKind,
): Promise<{ ofSender: number; ofDay: number }> {
  const { id, email } = enquiry
  const eventOn = enquiry.kind === "contact" ? null : enquiry.eventOn
  const [row] = await sql.run<{ ofSender: number; ofDay: number }>(counts, [
    kind,
    id,
    containing(email),
    email,
    stages,
    eventOn,
  ])
  return row ?? { ofSender: 0, ofDay: 0 }
}
