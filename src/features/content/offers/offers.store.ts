import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Offer } from "./offers.ts"

const columns = `id, name, picture_id as "pictureId", description, valid_until as "validUntil",
  room_discount as "roomDiscount", dining_discount as "diningDiscount", version`

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

export const listOffersNewestFirst = (sql: Sql): Promise<Offer[]> => sql.run<Offer>(newestFirst, [])

export async function findOfferById(sql: Sql, id: string): Promise<Offer | null> {
  const [row] = await sql.run<Offer>(byId, [id])
  return row ?? null
}

/** Locks the row; null when there is none. */
export async function lockOffer(sql: Sql, id: string): Promise<Offer | null> {
  const [row] = await sql.run<Offer>(lockById, [id])
  return row ?? null
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
