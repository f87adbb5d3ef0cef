import type { PriceLock } from "#src/features/bookings/price-lock/price-lock.ts"
import { findPriceLock } from "#src/features/bookings/price-lock/price-locks.service.ts"
import type { Platform } from "#src/platform/platform.ts"
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
