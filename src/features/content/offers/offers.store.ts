import type { Sql, Statement } from "#src/platform/db/database.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Offer } from "./offers.ts"

type OfferRow = {
  id: string
  name: string
  picture_id: string
  description: string
  valid_until: string
  room_discount: string
  dining_discount: string
  version: number
}

const toOffer = (row: OfferRow): Offer => ({
  id: row.id,
  name: row.name,
  pictureId: row.picture_id,
  description: row.description,
  validUntil: calendarDateOf(row.valid_until),
  roomDiscount: row.room_discount,
  diningDiscount: row.dining_discount,
  version: row.version,
})

const columns = "id, name, picture_id, description, valid_until, room_discount, dining_discount, version"

const newestFirst: Statement = {
  name: "offers-newest-first",
  text: `select ${columns} from offers where deleted_at is null order by created_at desc, id desc`,
}

const byId: Statement = {
  name: "offer-by-id",
  text: `select ${columns} from offers where id = $1 and deleted_at is null`,
}

const lockById: Statement = { name: "lock-offer", text: `${byId.text} for update` }

const insertOne: Statement = {
  name: "insert-offer",
  text: `insert into offers
    (id, name, picture_id, description, valid_until, room_discount, dining_discount, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}

export const listOffersNewestFirst = async (sql: Sql): Promise<Offer[]> =>
  (await sql.run<OfferRow>(newestFirst, [])).map(toOffer)

export async function findOfferById(sql: Sql, id: string): Promise<Offer | null> {
  const [row] = await sql.run<OfferRow>(byId, [id])
  return row ? toOffer(row) : null
}

/** Locks the row; null when there is none. */
export async function lockOffer(sql: Sql, id: string): Promise<Offer | null> {
  const [row] = await sql.run<OfferRow>(lockById, [id])
  return row ? toOffer(row) : null
}

export type NewOffer = Omit<Offer, "version"> & { readonly createdAt: Date }

export async function insertOffer(sql: Sql, offer: NewOffer): Promise<void> {
  const { id, name, pictureId, description, validUntil, roomDiscount, diningDiscount, createdAt } = offer
  const values = [id, name, pictureId, description, validUntil, roomDiscount, diningDiscount, createdAt]
  await sql.run(insertOne, values)
}

const updateOne: Statement = {
  name: "update-offer",
  text: `update offers set name = $2, picture_id = $3, description = $4, valid_until = $5, room_discount = $6,
    dining_discount = $7, version = version + 1, updated_at = now() where id = $1`,
}

/** Throws 23505 on offers_name_taken. */
export async function updateOfferRow(sql: Sql, offer: Omit<Offer, "version">): Promise<void> {
  const { id, name, pictureId, description, validUntil, roomDiscount, diningDiscount } = offer
  const values = [id, name, pictureId, description, validUntil, roomDiscount, diningDiscount]
  await sql.run(updateOne, values)
}

/** Whether any row exists, deleted or not. */
export async function hasHadOffers(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from offers) as had")
  return row?.had ?? false
}
