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

const newestFirst: Statement = {
  name: "offers-newest-first",
  text: `select id, name, picture_id, description, valid_until, room_discount, dining_discount, version
    from offers where deleted_at is null order by created_at desc, id desc`,
}

const insertOne: Statement = {
  name: "insert-offer",
  text: `insert into offers
    (id, name, picture_id, description, valid_until, room_discount, dining_discount, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}

export const listOffersNewestFirst = async (sql: Sql): Promise<Offer[]> =>
  (await sql.run<OfferRow>(newestFirst, [])).map(toOffer)

export type NewOffer = Omit<Offer, "version"> & { readonly createdAt: Date }

export async function insertOffer(sql: Sql, offer: NewOffer): Promise<void> {
  const { id, name, pictureId, description, validUntil, roomDiscount, diningDiscount, createdAt } = offer
  const values = [id, name, pictureId, description, validUntil, roomDiscount, diningDiscount, createdAt]
  await sql.run(insertOne, values)
}

/** Whether there has ever been one, deleted or not. */
export async function hasHadOffers(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from offers) as had")
  return row?.had ?? false
}
