import type { Booking } from "#src/features/bookings/booking.ts"
import { insertFolioLines, listFolioLines, type Posting } from "#src/features/folio/folio.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Money } from "#src/shared/money.ts"
import { updateChargedExtras } from "./booked-extras.store.ts"
import { type ChangedNights, changedExtras } from "./changed-extras.ts"

/**
 * Voids the charges of extras that changed nights change, and posts them again for these nights; a later arrival charges
 * them on its day. Returns what they cost more. The caller has locked the booking.
 */
export async function changeChargedExtras(
  sql: Sql,
  { booking, ...changedNights }: ChangedNights & { readonly booking: Booking },
  by: Pick<Posting, "actor" | "businessDate">,
): Promise<Money> {
  const folio = await listFolioLines(sql, booking.id)
  const changed = changedExtras(booking, folio, { ...changedNights, today: by.businessDate })
  const { extras, voids, charges, difference } = changed
  if (extras.length === 0) return difference
  const posted = await insertFolioLines(sql, { bookingId: booking.id, ...by, lines: [...voids, ...charges] })
  const lineIds = charges.length === 0 ? extras.map(() => null) : posted.slice(voids.length)
  await updateChargedExtras(sql, booking.id, { extraIds: extras.map(({ extraId }) => extraId), lineIds })
  return difference
}
