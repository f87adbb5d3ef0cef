import {
  quoteStay,
  quoteStayIgnoringMinimum,
  type QuotedStay,
  type QuoteStayRefusal,
} from "#src/features/availability/quote-stay.service.ts"
import type { QuoteRequest } from "#src/features/availability/stay-search-url.ts"
import { type PriceLock, withPriceLock } from "#src/features/bookings/price-lock/price-lock.ts"
import { findPriceLock } from "#src/features/bookings/price-lock/price-locks.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result } from "#src/shared/result.ts"
import { readBookingRequest } from "#src/web/forms/stay-request.ts"

/** The parameter of the booking page with the receipt of a kept price. */
export const priceLockParameter = "quote"

/** The kept price in the URL of the booking page. */
export type KeptPrice = {
  readonly lock: PriceLock | null
  /** Whether the URL has a receipt; without a lock it has expired, or is for another stay. */
  readonly hasReceipt: boolean
}

/** Reads and verifies the receipt in the address of the booking page. */
export async function readKeptPrice(platform: Platform, url: URL, roomId: string): Promise<KeptPrice> {
  const token = url.searchParams.get(priceLockParameter)
  const lock = await findPriceLock(platform, token, { roomId, search: readBookingRequest(url).search })
  return { lock, hasReceipt: token !== null }
}

export type StayToQuote = { readonly roomId: string; readonly search: QuoteRequest }

/** The quote of a stay at the kept price. A minimum stay that is set later does not apply. */
export async function quoteAtKeptPrice(
  platform: Platform,
  { lock }: Pick<KeptPrice, "lock">,
  { roomId, search }: StayToQuote,
): Promise<Result<QuotedStay, QuoteStayRefusal>> {
  const quoted = await (lock ? quoteStayIgnoringMinimum : quoteStay)(platform, roomId, search)
  return quoted.ok ? done(withPriceLock(quoted.value, lock)) : quoted
}
