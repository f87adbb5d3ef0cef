import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Extra } from "./extra.ts"

const columns = `id, name, description, unit, price_paise as price, gst_basis_points as "gstBasisPoints", sac,
  is_active as "isActive", is_offered as "isOffered", changes_hours as "changesHours", version`

const allExtras: Statement = {
  name: "extras",
  text: `select ${columns} from extras where deleted_at is null order by position, name`,
}

/** The price list, in its order. */
export const listExtras = (sql: Sql): Promise<Extra[]> => sql.run<Extra>(allExtras, [])

const lockedExtra: Statement = {
  name: "lock-extra",
  text: `select ${columns} from extras where id = $1 and deleted_at is null for update`,
}

/** Null also for a text that is not an id. */
export async function lockExtra(sql: Sql, id: string): Promise<Extra | null> {
  const [extra] = isRecordId(id) ? await sql.run<Extra>(lockedExtra, [id]) : []
  return extra ?? null
}

const insert: Statement = {
  name: "insert-extra",
  text: `insert into extras
      (id, name, price_paise, gst_basis_points, sac, description, unit, is_offered, changes_hours, position)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce(max(position), 0) + 1 from extras`,
}

type Row = Omit<Extra, "isActive" | "version">

const valuesOf = ({
  id,
  name,
  price,
  gstBasisPoints,
  sac,
  description,
  unit,
  isOffered,
  changesHours,
}: Row) => [id, name, price, gstBasisPoints, sac, description, unit, isOffered, changesHours]

/** Throws 23505 on extras_name_taken. */
export async function insertExtra(sql: Sql, row: Row): Promise<void> {
  await sql.run(insert, valuesOf(row))
}

const update: Statement = {
  name: "update-extra",
  text: `update extras set name = $2, price_paise = $3, gst_basis_points = $4, sac = $5, description = $6, unit = $7,
      is_offered = $8, changes_hours = $9, version = version + 1
    where id = $1`,
}

/** Throws 23505 on extras_name_taken. */
export async function updateExtra(sql: Sql, row: Row): Promise<void> {
  await sql.run(update, valuesOf(row))
}

export async function updateExtraActive(sql: Sql, id: string, isActive: boolean): Promise<void> {
  await sql.execute("update extras set is_active = $2, version = version + 1 where id = $1", [id, isActive])
}

const offeredExtras: Statement = {
  name: "offered-extras",
  text: `select ${columns} from extras where is_active and is_offered and deleted_at is null order by position, name`,
}

/** The extras that guests can add to a booking. */
export const listOfferedExtras = (sql: Sql): Promise<Extra[]> => sql.run<Extra>(offeredExtras, [])

const activeExtra: Statement = {
  name: "active-extra",
  text: `select ${columns} from extras where id = $1 and is_active and deleted_at is null`,
}

export async function findActiveExtra(sql: Sql, id: string): Promise<Extra | null> {
  const [extra] = isRecordId(id) ? await sql.run<Extra>(activeExtra, [id]) : []
  return extra ?? null
}
