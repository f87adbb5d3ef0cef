import type { Sql } from "#src/platform/db/database.ts"

/** Deletes enquiries that were sent before an instant, with their history and the emails about them. */
export async function deleteEnquiriesBefore(sql: Sql, instant: string): Promise<void> {
  const old = "(select id from enquiries where sent_at < $1)"
  const emails = await sql.execute<{ id: string }>(
    `select email_id as id from enquiry_entries where email_id is not null and enquiry_id in ${old}`,
    [instant],
  )
  await sql.execute(`delete from enquiry_entries where enquiry_id in ${old}`, [instant])
  await sql.execute("delete from enquiries where sent_at < $1", [instant])
  await sql.execute("delete from emails where id = any($1)", [emails.map(({ id }) => id)])
}
