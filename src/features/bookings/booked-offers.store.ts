import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"

const save: Statement = {
  name: "save-booking-offer",
  text: `insert into booking_offers (booking_id, offer_id, name, audience, code, minimum_nights, saving_paise, savings)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
    on conflict (booking_id) do update set saving_paise = excluded.saving_paise, savings = excluded.savings`,
}

/** The offer of booking `b`, as SQL text. */
export const bookedOfferSql = (b: string): string =>
  `(select json_build_object('id', o.offer_id, 'name', o.name, 'audience', o.audience, 'code', o.code,
        'minimumNights', o.minimum_nights, 'saving', o.saving_paise, 'savings', o.savings)
      from booking_offers o where o.booking_id = ${b}.id)`

/** Stores the offer of a booking; if one is stored already, updates only its savings. */
export async function saveBookedOffer(
  sql: Sql,
  bookingId: string,
  { id, name, audience, code, minimumNights, saving, savings }: AppliedOffer,
): Promise<void> {
  const terms = [name, audience, code, minimumNights]
  await sql.run(save, [bookingId, id, ...terms, saving, JSON.stringify(savings)])
}
