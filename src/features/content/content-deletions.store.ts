import type { Sql, Statement } from "#src/platform/db/database.ts"

/** The tables with soft deletion. */
export type ContentTable = "testimonials" | "offers"

const setDeleted = (table: ContentTable): Statement => ({
  name: `set-${table}-deleted`,
  text: `update ${table} set deleted_at = case when $2 then now() end, version = version + 1, updated_at = now()
    where id = $1 and (deleted_at is not null) <> $2 returning name`,
})

const statements = { testimonials: setDeleted("testimonials"), offers: setDeleted("offers") }

/** Deletes or restores a row; returns its name, or null when there is none. Throws 23505 when its name is taken. */
export async function updateContentDeleted(
  sql: Sql,
  table: ContentTable,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<string | null> {
  const [row] = await sql.run<{ name: string }>(statements[table], [id, isDeleted])
  return row?.name ?? null
}
