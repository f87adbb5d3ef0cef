import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { fingerprintOf } from "./booking-fingerprint.ts"
import { findBookingOfKey, type NewBookingRow } from "./place-booking.store.ts"

type RepeatedInput = Parameters<typeof fingerprintOf>[0] & { readonly idempotencyKey: string }

type RepeatedBooking = Pick<NewBookingRow, "id" | "reference" | "sequence" | "holdExpiresAt"> & {
  readonly isRepeat: true
}

/** The booking that the key of this request placed before, or a refusal when the key belongs to another request. */
export async function findRepeatedBooking(
  platform: Platform,
  guestId: string,
  input: RepeatedInput,
): Promise<Result<RepeatedBooking, { readonly kind: "key-reused" }> | null> {
  const first = await findBookingOfKey(platform.db, guestId, input.idempotencyKey)
  if (!first) return null
  const { fingerprint, ...placed } = first
  const isSame = Buffer.from(fingerprint).equals(Buffer.from(fingerprintOf(input)))
  return isSame ? done({ ...placed, isRepeat: true }) : refused({ kind: "key-reused" })
}
