import { calendarDateOf, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees, sum, times, zero } from "#src/shared/money.ts"
import type { Party } from "#src/features/availability/party.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import { gstSlabsOf2025, taxPrice } from "#src/features/pricing/gst.ts"

type Parts = Partial<Booking> & { readonly nightRupees?: readonly number[]; readonly party?: Party }

const roomType = { roomTypeId: "6d0a3a7e-6f0b-4b55-8a57-9d8a0d9b2f01", roomName: "Courtyard Deluxe Room" }

const emptyFolio = {
  owed: zero,
  guestDue: zero,
  companyDue: zero,
  credit: zero,
  paid: zero,
  refunded: zero,
}

/** A booking as the store returns it, without a database; its sums follow from its nights, all at 12,500 unless said. */
export function aBookingForEmail({ nightRupees = [12_500], party, ...parts }: Parts = {}): Booking {
  const checkIn = parts.checkIn ?? calendarDateOf("2026-12-24")
  const checkOut = parts.checkOut ?? calendarDateOf("2026-12-27")
  const guests = party ?? [{ adults: 2, children: 1 }]
  const rooms = parts.rooms ?? guests.length
  const positions = Array.from({ length: rooms }, (_, index) => index + 1)
  const nights = daysUntil(checkIn, checkOut).map((night, index) => {
    const price = fromRupees(nightRupees[index % nightRupees.length] ?? 0)
    return { night, rooms, positions, ...roomType, ...taxPrice(price, gstSlabsOf2025) }
  })
  return {
    id: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
    sequence: 7,
    reference: "VM-7K2M9QXD",
    guest: aGuest,
    status: "confirmed",
    paymentMode: "pay-at-hotel",
    paymentStatus: "pending",
    ...roomType,
    pictureId: null,
    subtotal: times(sum(nights.map((night) => night.taxable)), rooms),
    gst: times(sum(nights.map((night) => night.gst)), rooms),
    total: times(sum(nights.map((night) => night.price)), rooms),
    cancellationPolicy: cancellationPolicyOf2025,
    holdExpiresAt: null,
    wasConfirmed: true,
    endedOn: null,
    ...emptyFolio,
    transactionId: null,
    company: null,
    arrival: null,
    dayRoom: null,
    extras: [],
    offer: null,
    keptPrice: null,
    language: "en",
    version: 1,
    createdAt: "2026-07-01T06:30:00.000Z",
    ...parts,
    checkIn,
    checkOut,
    bookedRooms: guests.map((room) => ({ ...room, ...roomType })),
    rooms,
    nights,
  }
}

export const aGuest: Booking["guest"] = {
  id: "e1d3a0f2-0b7c-4d6e-8f30-5a6b7c8d9e0f",
  name: "Meera Krishnaswamy",
  username: "meera",
  email: "meera@example.in",
  phone: "9810012345",
  address: "14 Lodhi Gardens Road",
  pin: "110003",
  city: "New Delhi",
  state: "Delhi",
}
