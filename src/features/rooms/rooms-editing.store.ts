import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { RoomType } from "./room-type.ts"
import { editedValues, insertPictures, roomColumns } from "./rooms.store.ts"

const allTypes: Statement = {
  name: "every-room-type",
  text: `select ${roomColumns} from room_types r where r.deleted_at is null order by r.position, r.name`,
}

/** Every type that is not deleted, shown to guests or not. */
export const listRoomTypes = (sql: Sql): Promise<RoomType[]> => sql.run<RoomType>(allTypes, [])

const nextPlaces: Statement = {
  name: "next-room-place",
  text: `select coalesce(max(position), -1) + 1 as position,
      coalesce(bool_or(slug = $1), false) as is_slug_taken from room_types`,
}

/** The position of a new type, and whether a slug was ever used. */
export async function findNewPosition(
  sql: Sql,
  slug: string,
): Promise<{ position: number; isSlugTaken: boolean }> {
  const [row] = await sql.run<{ position: number; is_slug_taken: boolean }>(nextPlaces, [slug])
  return { position: row?.position ?? 0, isSlugTaken: row?.is_slug_taken ?? false }
}

const updateOne: Statement = {
  name: "update-room-type",
  text: `update room_types set name = $2, message = $3, kind = $4, size_sqft = $5, bed = $6, view = $7, price_paise = $8,
      discount_percent = $9, final_price_paise = $10, is_in_stock = $11, stock_quantity = $12, is_active = $13,
      version = version + 1, updated_at = now()
    where id = $1`,
}

const removePictures: Statement = {
  name: "remove-room-pictures",
  text: "delete from room_pictures where room_type_id = $1",
}

/** Writes a type, whose row the caller has locked, and its pictures. Throws 23505 on room_types_name_taken. */
export async function updateRoom(sql: Sql, room: RoomType): Promise<void> {
  await sql.run(updateOne, [room.id, ...editedValues(room)])
  await sql.run(removePictures, [room.id])
  await insertPictures(sql, room.id, room.pictureIds)
}

const setDeleted: Statement = {
  name: "set-room-type-deleted",
  text: `update room_types set deleted_at = case when $2 then now() end, version = version + 1, updated_at = now()
    where id = $1`,
}

/** Throws 23505 on room_types_name_taken when the name is taken by now. */
export async function updateRoomDeleted(sql: Sql, id: string, isDeleted: boolean): Promise<void> {
  await sql.run(setDeleted, [id, isDeleted])
}
