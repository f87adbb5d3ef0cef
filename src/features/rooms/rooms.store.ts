import type { Selectable } from "kysely"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { RoomType } from "./room-type.ts"

type RoomTypesTable = {
  id: string
  slug: string
  name: string
  message: string
  kind: string
  size_sqft: number
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
  deleted_at: string | null
}

type RoomPicturesTable = { room_type_id: string; position: number; picture_id: string }

export type RoomTables = { room_types: RoomTypesTable; room_pictures: RoomPicturesTable }

type RoomRow = Selectable<RoomTypesTable> & { picture_ids: string[] }

const toRoomType = (row: RoomRow): RoomType => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  message: row.message,
  kind: row.kind,
  sizeSqft: row.size_sqft,
  bed: row.bed,
  view: row.view,
  price: fromPaise(row.price_paise),
  discountPercent: Number(row.discount_percent),
  finalPrice: fromPaise(row.final_price_paise),
  isInStock: row.is_in_stock,
  stockQuantity: row.stock_quantity,
  isActive: row.is_active,
  pictureIds: row.picture_ids,
  version: row.version,
})

const columns = `r.*, coalesce((select array_agg(p.picture_id order by p.position)
  from room_pictures p where p.room_type_id = r.id), '{}') as picture_ids`

const activeRoomTypes: Statement = {
  name: "active-room-types",
  text: `select ${columns} from room_types r where r.is_active and r.deleted_at is null order by r.position, r.name`,
}

const roomTypeById: Statement = {
  name: "room-type-by-id",
  text: `select ${columns} from room_types r where r.id = $1 and r.deleted_at is null`,
}

export async function listActiveRoomTypes(sql: Sql): Promise<RoomType[]> {
  return (await sql.run<RoomRow>(activeRoomTypes, [])).map(toRoomType)
}

export async function findRoomType(sql: Sql, id: string): Promise<RoomType | null> {
  const [row] = await sql.run<RoomRow>(roomTypeById, [id])
  return row ? toRoomType(row) : null
}

/** Locks the type until the transaction ends; null when there is none. */
export async function lockRoomType(sql: Sql, id: string): Promise<{ stockQuantity: number } | null> {
  const row = await sql
    .tables<RoomTables>()
    .selectFrom("room_types")
    .select("stock_quantity")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    // Not FOR UPDATE: bookings check their foreign key on this row while holding nights, and would deadlock.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { stockQuantity: row.stock_quantity } : null
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
  const tables = sql.tables<RoomTables>()
  await tables
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
  if (room.pictureIds.length === 0) return
  await tables
    .insertInto("room_pictures")
    .values(
      room.pictureIds.map((picture_id, index) => ({ room_type_id: room.id, position: index, picture_id })),
    )
    .execute()
}

export async function countRoomTypes(sql: Sql): Promise<number> {
  const [row] = await sql.execute<{ count: number }>("select count(*) as count from room_types")
  return row?.count ?? 0
}
