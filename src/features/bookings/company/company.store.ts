import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Company } from "./company.ts"

const save: Statement = {
  name: "save-booking-company",
  text: `insert into booking_companies (booking_id, name, gstin, address) values ($1, $2, $3, $4)
    on conflict (booking_id) do update
      set name = excluded.name, gstin = excluded.gstin, address = excluded.address, updated_at = now()`,
}

export async function saveCompany(
  sql: Sql,
  bookingId: string,
  { name, gstin, address }: Company,
): Promise<void> {
  await sql.run(save, [bookingId, name, gstin, address])
}

export const removeCompany = (sql: Sql, bookingId: string) =>
  sql.execute("delete from booking_companies where booking_id = $1", [bookingId])

/** The company of booking `b`, as SQL text. */
export const companySql = (b: string): string =>
  `(select json_build_object('name', c.name, 'gstin', c.gstin, 'address', c.address)
      from booking_companies c where c.booking_id = ${b}.id)`

/** Whether the folio has charges or payments of the company. */
export async function hasCompanyLines(sql: Sql, bookingId: string): Promise<boolean> {
  const rows = await sql.execute(
    "select 1 from folio_lines where booking_id = $1 and payer = 'company' limit 1",
    [bookingId],
  )
  return rows.length > 0
}
