import { normalizeCode } from "#src/features/content/offers/offer-terms.ts"
import { listCandidateOffers } from "#src/features/content/offers/offers.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { CandidateOffers } from "./quote-offers.ts"

/** Who requests the price of a stay, and the typed code. */
type CandidateRequest = {
  readonly guestId?: string | null
  readonly code?: string | null
  /** The code is not looked up (`limitCode`). */
  readonly codeWaitSeconds?: number
}

/** The offers that may change the price for a guest; without a guest those of a visitor. */
export async function findCandidateOffers(
  sql: Sql,
  { guestId = null, code, codeWaitSeconds }: CandidateRequest,
  today: CalendarDate,
): Promise<CandidateOffers> {
  const typed = code ? normalizeCode(code) : null
  const lookupCode = codeWaitSeconds === undefined ? typed : null
  const found = await listCandidateOffers(sql, { guestId, code: lookupCode, today })
  return { ...found, code: typed, ...(codeWaitSeconds !== undefined && { codeWaitSeconds }) }
}
