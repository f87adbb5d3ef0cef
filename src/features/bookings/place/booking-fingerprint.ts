import { createHash } from "node:crypto"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { PaymentMode } from "#src/features/bookings/booking.ts"

type Request = { readonly roomId: string; readonly search: StaySearch; readonly paymentMode: PaymentMode }

/** Identifies the request of a key: the same key with another request is a mistake of the caller, not a repeat. */
export function fingerprintOf({ roomId, search, paymentMode }: Request): Uint8Array {
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
