import { createHash } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { PlaceBookingRequest } from "./booking-request.ts"
import { findBookingOfKey, type NewBookingRow } from "./place-booking.store.ts"

/** Identifies the request of a key: the same key with another request is a mistake of the caller, not a repeat. */
export function fingerprintRequest({ roomId, search, paymentMode }: PlaceBookingRequest): Uint8Array {
  const { checkIn, checkOut, dayRoom, party, types, code } = search
  const rooms = party.map(({ adults, children }) => [adults, children])
  return createHash("sha256")
    .update(
      JSON.stringify([
        roomId,
        checkIn,
        checkOut,
        rooms,
        paymentMode,
        ...(code ? [code] : []),
        ...(types ? [types] : []),
        ...(dayRoom ? [dayRoom.startsAt, dayRoom.hours] : []),
      ]),
    )
    .digest()
}

type RepeatedBooking = Pick<NewBookingRow, "id" | "reference" | "sequence" | "holdExpiresAt"> & {
  readonly isRepeat: true
}

/** The booking that the key of this request placed before, or a refusal when the key belongs to another request. */
export async function findRepeatedBooking(
  platform: Platform,
  guestId: string,
  request: PlaceBookingRequest,
): Promise<Result<RepeatedBooking, { readonly kind: "key-reused" }> | null> {
  const first = await findBookingOfKey(platform.db, guestId, request.idempotencyKey)
  if (!first) return null
  const { fingerprint, ...placed } = first
  const isSame = Buffer.from(fingerprint).equals(Buffer.from(fingerprintRequest(request)))
  return isSame ? done({ ...placed, isRepeat: true }) : refused({ kind: "key-reused" })
}
