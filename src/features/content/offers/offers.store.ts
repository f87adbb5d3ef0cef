import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { OfferTerms, RateOffer } from "./offer-terms.ts"
import type { Offer, OfferDraft } from "./offers.ts"

/** The terms of an offer as JSON; null for a card only. */
export const termsColumn = `case when audience is not null then json_build_object('audience', audience, 'code', code,
    'discount', case when discount_paise is null then json_build_object('kind', 'percent', 'percent', discount_percent)
      else json_build_object('kind', 'amount', 'amount', discount_paise) end,
    'roomTypeIds', room_type_ids, 'bookableFrom', bookable_from, 'firstNight', first_night, 'lastNight', last_night,
    'minimumNights', minimum_nights) end as terms`

const columns = `id, name, picture_id as "pictureId", description, valid_until as "validUntil",
  room_discount as "roomDiscount", dining_discount as "diningDiscount", ${termsColumn}, version`

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
    (id, name, picture_id, description, valid_until, room_discount, dining_discount, audience, code, discount_percent,
      discount_paise, room_type_ids, bookable_from, first_night, last_night, minimum_nights, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
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

function termsValues(terms: OfferTerms | null): unknown[] {
  if (!terms) return [null, null, null, null, [], null, null, null, 1]
  const { audience, code, discount, roomTypeIds, bookableFrom, firstNight, lastNight, minimumNights } = terms
  const percent = discount.kind === "percent" ? discount.percent : null
  const amount = discount.kind === "amount" ? discount.amount : null
  return [audience, code, percent, amount, roomTypeIds, bookableFrom, firstNight, lastNight, minimumNights]
}

type StoredOffer = OfferDraft & Pick<Offer, "id" | "pictureId">

function offerValues(offer: StoredOffer): unknown[] {
  const { id, name, pictureId, description, validUntil, roomDiscount, diningDiscount, terms = null } = offer
  return [id, name, pictureId, description, validUntil, roomDiscount, diningDiscount, ...termsValues(terms)]
}

type NewOffer = StoredOffer & { readonly createdAt: Date }

/** Throws 23505 on offers_name_taken and offers_code_taken, like `updateOfferRow`. */
export async function insertOffer(sql: Sql, { createdAt, ...offer }: NewOffer): Promise<void> {
  await sql.run(insertOne, [...offerValues(offer), createdAt])
}

const updateOne: Statement = {
  name: "update-offer",
  text: `update offers set name = $2, picture_id = $3, description = $4, valid_until = $5, room_discount = $6,
    dining_discount = $7, audience = $8, code = $9, discount_percent = $10, discount_paise = $11, room_type_ids = $12,
    bookable_from = $13, first_night = $14, last_night = $15, minimum_nights = $16, version = version + 1,
    updated_at = now() where id = $1`,
}

export async function updateOfferRow(sql: Sql, offer: StoredOffer): Promise<void> {
  await sql.run(updateOne, offerValues(offer))
}

/** Whether any row exists, deleted or not. */
export async function hasOffers(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from offers) as had")
  return row?.had ?? false
}

/** Who requests a price. */
type OfferQuestion = {
  readonly guestId: string | null
  readonly code: string | null
  readonly today: CalendarDate
}

// A guest with a password has an account: not a guest record of the desk, and not a guest of one session. Offers of a
// code are found by it also when they have ended, to say so.
const candidateOffers: Statement = {
  name: "candidate-offers",
  text: `select id, name, valid_until as "validUntil", ${termsColumn},
      exists (select 1 from users u where u.id = $1::uuid and u.password_hash is not null) as "isMember"
    from offers
    where deleted_at is null and (audience in ('public', 'members') and valid_until >= $3::date or code = $2)
    order by created_at, id`,
}

/** The offers that may change the price for a guest, and whether the guest is a member. */
export async function listCandidateOffers(sql: Sql, { guestId, code, today }: OfferQuestion) {
  const rows = await sql.run<RateOffer & { isMember: boolean }>(candidateOffers, [guestId, code, today])
  return { offers: rows as readonly RateOffer[], isMember: rows.some(({ isMember }) => isMember) }
}
