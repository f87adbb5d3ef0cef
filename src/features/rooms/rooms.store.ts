import type { Generated } from "kysely"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { RoomType } from "./room-type.ts"

type RoomTypesTable = {
  id: string
  slug: string
  name: string
  message: string
  kind: string
  size_sqft: number | null
  bed: string
  view: string
  price_paise: number
  discount_percent: string
  final_price_paise: number
  is_in_stock: boolean
  stock_quantity: number
  is_active: boolean
  position: number
  version: number
  updated_at: Generated<string>
  deleted_at: string | null
}

type RoomPicturesTable = { room_type_id: string; position: number; picture_id: string }

export type RoomTables = { room_types: RoomTypesTable; room_pictures: RoomPicturesTable }

/** The columns of a `RoomType`, of the table `room_types r`. */
export const roomColumns = `r.id, r.slug, r.name, r.message, r.kind, r.size_sqft as "sizeSqft", r.bed, r.view,
  r.price_paise as price, r.discount_percent::float8 as "discountPercent", r.final_price_paise as "finalPrice",
  r.is_in_stock as "isInStock", r.stock_quantity as "stockQuantity", r.is_active as "isActive", r.version,
  coalesce((select array_agg(p.picture_id order by p.position) from room_pictures p where p.room_type_id = r.id),
    '{}') as "pictureIds"`

const activeRoomTypes: Statement = {
  name: "active-room-types",
  text: `select ${roomColumns} from room_types r where r.is_active and r.deleted_at is null order by r.position, r.name`,
}

const roomTypeById: Statement = {
  name: "room-type-by-id",
  text: `select ${roomColumns} from room_types r where r.id = $1 and r.deleted_at is null`,
}

export const listActiveRoomTypes = (sql: Sql): Promise<RoomType[]> => sql.run<RoomType>(activeRoomTypes, [])

export async function findRoomType(sql: Sql, id: string): Promise<RoomType | null> {
  const [row] = await sql.run<RoomType>(roomTypeById, [id])
  return row ?? null
}

// Not FOR UPDATE: bookings check their foreign key on this row while they lock nights, and would deadlock.
const lockById: Statement = {
  name: "lock-room-type",
  text: "select id from room_types where id = $1 and (deleted_at is not null) = $2 for no key update",
}

const anyById: Statement = {
  name: "any-room-type-by-id",
  text: `select ${roomColumns} from room_types r where r.id = $1`,
}

/** Locks the type, deleted or not as asked; null when there is none. */
export async function lockRoomType(
  sql: Sql,
  id: string,
  state: "kept" | "deleted" = "kept",
): Promise<RoomType | null> {
  const locked = await sql.run(lockById, [id, state === "deleted"])
  if (locked.length === 0) return null
  // Read after locking: the previous holder of the lock may have changed the type or its pictures.
  const [row] = await sql.run<RoomType>(anyById, [id])
  return row ?? null
}

export async function updateStockQuantity(sql: Sql, id: string, stockQuantity: number): Promise<void> {
  await sql
    .tables<RoomTables>()
    .updateTable("room_types")
    .set((eb) => ({ stock_quantity: stockQuantity, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

export type NewRoomType = Omit<RoomType, "version">

export async function insertRoomType(sql: Sql, room: NewRoomType, position: number): Promise<void> {
  await sql
    .tables<RoomTables>()
    .insertInto("room_types")
    .values({
      id: room.id,
      slug: room.slug,
      name: room.name,
      message: room.message,
      kind: room.kind,
      size_sqft: room.sizeSqft,
      bed: room.bed,
      view: room.view,
      price_paise: room.price,
      discount_percent: String(room.discountPercent),
      final_price_paise: room.finalPrice,
      is_in_stock: room.isInStock,
      stock_quantity: room.stockQuantity,
      is_active: room.isActive,
      position,
      version: 1,
      deleted_at: null,
    })
    .execute()
  await insertPictures(sql, room.id, room.pictureIds)
}

/** Inserts the pictures of a type in order; it must have none. */
export async function insertPictures(
  sql: Sql,
  roomTypeId: string,
  pictureIds: readonly string[],
): Promise<void> {
  if (pictureIds.length === 0) return
  const rows = pictureIds.map((picture_id, position) => ({ room_type_id: roomTypeId, position, picture_id }))
  await sql.tables<RoomTables>().insertInto("room_pictures").values(rows).execute()
}

export async function countRoomTypes(sql: Sql): Promise<number> {
  const [row] = await sql.execute<{ count: number }>("select count(*) as count from room_types")
  return row?.count ?? 0
}
