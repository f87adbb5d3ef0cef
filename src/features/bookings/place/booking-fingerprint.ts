import { createHash } from "node:crypto"
import type { PlaceBooking } from "./place-booking.service.ts"

/** Identifies the request of a key: the same key with another request is a mistake of the caller, not a repeat. */
export function fingerprintOf({ roomId, search, paymentMode }: PlaceBooking): Uint8Array {
  const { checkIn, checkOut, party } = search
  const rooms = party.map(({ adults, children }) => [adults, children])
  return createHash("sha256")
    .update(JSON.stringify([roomId, checkIn, checkOut, rooms, paymentMode]))
    .digest()
}
