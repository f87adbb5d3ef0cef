import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"

const save: Statement = {
  name: "save-booking-offer",
  text: `insert into booking_offers (booking_id, offer_id, name, audience, code, saving_paise, savings)
    values ($1, $2, $3, $4, $5, $6, $7::jsonb)
    on conflict (booking_id) do update set saving_paise = excluded.saving_paise, savings = excluded.savings`,
}

/** Stores the offer in the prices of a booking; of a stored one only what it saves changes. */
export async function saveBookedOffer(
  sql: Sql,
  bookingId: string,
  { id, name, audience, code, saving, savings }: AppliedOffer,
): Promise<void> {
  await sql.run(save, [bookingId, id, name, audience, code, saving, JSON.stringify(savings)])
}
