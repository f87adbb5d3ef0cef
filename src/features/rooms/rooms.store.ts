import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { RoomType } from "./room-type.ts"

/** The columns of a `RoomType`, of the table `room_types r`. */
export const roomColumns = `r.id, r.slug, r.name, r.message, r.kind, r.size_sqft as "sizeSqft", r.bed, r.view,
  r.price_paise as price, r.discount_percent::float8 as "discountPercent", r.final_price_paise as "finalPrice",
  r.is_in_stock as "isInStock", r.stock_quantity as "stockQuantity", r.is_active as "isActive", r.version,
  coalesce((select array_agg(p.picture_id order by p.position) from room_pictures p where p.room_type_id = r.id),
    '{}') as "pictureIds"`

const activeRoomTypes: Statement = {
  name: "active-room-types",
  isContent: true,
  text: `select ${roomColumns} from room_types r where r.is_active and r.deleted_at is null order by r.position, r.name`,
}

const roomTypeById: Statement = {
  name: "room-type-by-id",
  text: `select ${roomColumns} from room_types r where r.id = $1 and r.deleted_at is null`,
}

/** The room types on sale, in the order of the hotel. */
export const listActiveRoomTypes = (sql: Sql): Promise<RoomType[]> => sql.run<RoomType>(activeRoomTypes, [])

/** A room type by id, on sale or not; null when there is none. */
export async function findRoomType(sql: Sql, id: string): Promise<RoomType | null> {
  if (!isRecordId(id)) return null
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

/** Locks the type in the given state, deleted or not; null when there is none. */
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

/** The values that staff edit, from the name to whether it is active. */
export const editedValues = (room: NewRoomType): unknown[] => [
  room.name,
  room.message,
  room.kind,
  room.sizeSqft,
  room.bed,
  room.view,
  room.price,
  String(room.discountPercent),
  room.finalPrice,
  room.isInStock,
  room.stockQuantity,
  room.isActive,
]

export type NewRoomType = Omit<RoomType, "version">

export async function insertRoomType(sql: Sql, room: NewRoomType, position: number): Promise<void> {
  await sql.execute(
    `insert into room_types (id, slug, name, message, kind, size_sqft, bed, view, price_paise, discount_percent,
        final_price_paise, is_in_stock, stock_quantity, is_active, position, version)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 1)`,
    [room.id, room.slug, ...editedValues(room), position],
  )
  await insertPictures(sql, room.id, room.pictureIds)
}

/** Inserts the pictures of a type in order; it must have none. */
export async function insertPictures(
  sql: Sql,
  roomTypeId: string,
  pictureIds: readonly string[],
): Promise<void> {
  await sql.execute(
    `insert into room_pictures (room_type_id, position, picture_id)
      select $1, n - 1, id from unnest($2::text[]) with ordinality as picture(id, n)`,
    [roomTypeId, pictureIds],
  )
}

export async function countRoomTypes(sql: Sql): Promise<number> {
  const [row] = await sql.execute<{ count: number }>("select count(*) as count from room_types")
  return row?.count ?? 0
}
