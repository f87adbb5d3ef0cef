import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Extra } from "./extra.ts"

const columns = `id, name, price_paise as price, gst_basis_points as "gstBasisPoints", sac, is_active as "isActive", version`

const allExtras: Statement = {
  name: "extras",
  text: `select ${columns} from extras where deleted_at is null order by position, name`,
}

/** The price list, in its order. */
export const listExtras = (sql: Sql): Promise<Extra[]> => sql.run<Extra>(allExtras, [])

const activeExtra: Statement = {
  name: "active-extra",
  text: `select ${columns} from extras where id = $1 and is_active and deleted_at is null`,
}

export async function findActiveExtra(sql: Sql, id: string): Promise<Extra | null> {
  const [extra] = isRecordId(id) ? await sql.run<Extra>(activeExtra, [id]) : []
  return extra ?? null
}
