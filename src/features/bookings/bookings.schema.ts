import { deskMethods } from "#src/features/folio/folio-line.ts"
import { z } from "zod"
import { formatDayFirst, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { fromPaise, toRupees } from "#src/shared/money.ts"
import { pageByNumber } from "#src/shared/api-page.ts"
import { wholeNumber } from "#src/shared/validation/whole-number.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
import { type Booking, firstNightPrice } from "./booking.ts"
import { nightsOf } from "#src/features/availability/stay.ts"
import { dayRoomFields, refuseOtherDates } from "./day-rooms/day-room.schema.ts"
import { paymentModeNames, paymentStatusNames, statusNames } from "./status-names.ts"
import {
  adultsOf,
  checkParty,
  childrenOf,
  partyOfTotals,
  type RoomGuests,
} from "#src/features/availability/party.ts"

const words = messages.booking

// An invalid date counts as missing, and the rules report it with the texts of the contract.
const dateText = z.string().max(20).default("").transform(parseCalendarDate)
const count = wholeNumber(-1, 100_000)

// Above any price, and an exact integer in paise.
const maxRupees = 10_000_000_000

/** An amount in rupees, parsed as money. */
export const rupees = z
  .number()
  .min(-maxRupees)
  .max(maxRupees)
  .transform((amount) => fromPaise(Math.round(amount * 100)))

/** A promo code as typed. */
export const codeText = z.string().trim().max(40).optional().describe("The code of an offer")

const ignoredOrCheckedFields = {
  user: z.string().optional().describe("The guest's id; must be the session's own"),
  price: rupees.optional().describe("What one room was shown to cost a night, in rupees"),
  days: z.number().int().optional(),
  bookingStatus: z.string().optional(),
  paymentStatus: z.string().optional(),
  date: z.string().optional(),
  name: z.string().optional(),
  pic: z.string().optional(),
}

const roomGuests = (rooms: readonly { adult: number; child: number }[]): RoomGuests[] =>
  rooms.map((room) => ({ adults: room.adult, children: room.child }))

/** The type of the first room, and that of each room when they differ. */
function roomTypesOf(roomId: string, rooms: readonly { roomId?: string | undefined }[]) {
  const types = rooms.map((room) => room.roomId ?? roomId)
  const [first = roomId] = types
  return { roomId: first, ...(types.some((type) => type !== first) && { types }) }
}

const roomId = z.string().max(100).describe("A room type")

/** The request of the specification. The server checks prices, statuses and the user, and does not trust them. */
export const placeBookingInput = z
  .object({
    roomId,
    checkIn: dateText.describe("DD-MM-YYYY or YYYY-MM-DD"),
    checkOut: dateText.describe("DD-MM-YYYY or YYYY-MM-DD"),
    ...dayRoomFields,
    qty: count.optional().describe("Rooms; 1 unless said"),
    adult: count.optional().describe("Adults in all rooms; 1 unless said"),
    child: count.optional().describe("Children of 0 to 12 in all rooms; 0 unless said"),
    rooms: z
      .array(z.object({ adult: count, child: count.default(0), roomId: roomId.optional() }))
      .max(1000)
      .optional()
      .describe(
        "The guests room by room; without it the totals are spread evenly. A room of another type names its `roomId`",
      ),
    total: rupees.optional().describe("The total that was shown, in rupees; a difference is refused"),
    code: codeText,
    paymentMode: z.enum([words.payAtHotel, words.netBanking]).default(words.payAtHotel),
    ...ignoredOrCheckedFields,
  })
  .superRefine(refuseOtherDates)
  .superRefine(({ rooms, qty, adult, child }, context) => {
    // The rules of the party refuse an invalid one.
    if (!rooms || !checkParty(roomGuests(rooms)).ok) return
    const counted = {
      qty: rooms.length,
      adult: adultsOf(roomGuests(rooms)),
      child: childrenOf(roomGuests(rooms)),
    }
    for (const [field, claimed] of Object.entries({ qty, adult, child })) {
      const right = counted[field as keyof typeof counted]
      if (claimed === undefined || claimed === right) continue
      const message = `${field} of the list of rooms is ${right}, not ${claimed}.`
      context.addIssue({ code: "custom", path: [field], message })
    }
  })
  .transform(({ rooms, qty = 1, adult = 1, child = 0, paymentMode, ...rest }) => ({
    ...rest,
    paymentMode: paymentMode === words.netBanking ? ("online" as const) : ("pay-at-hotel" as const),
    party: rooms ? roomGuests(rooms) : partyOfTotals({ adults: adult, children: child, rooms: qty }),
    ...roomTypesOf(rest.roomId, rooms ?? []),
  }))

export type PlaceBookingInput = z.infer<typeof placeBookingInput>

/** A key that the caller creates, the same for every repeat of one confirmation (BOOK-9). */
export const idempotencyKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/)

export const updateBookingInput = z.object({
  bookingStatus: z.enum([words.confirmed, words.completed]),
  paymentStatus: z.enum([words.paymentPending, words.paymentDone]),
  method: z
    .enum(deskMethods)
    .default("other")
    .describe("How the balance was paid, when the payment becomes Done"),
  reference: z
    .string()
    .trim()
    .max(100)
    .default("")
    .describe("The reference of that payment, which a card, UPI and a bank transfer need"),
  reason: z
    .string()
    .trim()
    .max(500)
    .default("")
    .describe("Why a stay is completed before its check-out date"),
})

const guestOutput = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  pin: z.string(),
  city: z.string(),
  state: z.string(),
})

/** A booking with the fields of the specification (section 3); amounts are rupees. */
export const bookingOutput = z
  .object({
    _id: z.string(),
    reference: z.string(),
    user: guestOutput,
    bookingStatus: z.string(),
    paymentMode: z.string(),
    paymentStatus: z.string(),
    checkIn: z.string().describe("DD-MM-YYYY"),
    checkOut: z.string().describe("DD-MM-YYYY"),
    startsAt: z.string().optional().describe("Of a day room: its start by the hotel's clock"),
    hours: z.number().int().optional().describe("Of a day room: its length"),
    adult: z.number().int(),
    child: z.number().int(),
    rooms: z.array(
      z.object({
        adult: z.number().int(),
        child: z.number().int(),
        roomId: z.string(),
        name: z.string(),
      }),
    ),
    price: z.number().describe("One room on the first night"),
    days: z.number().int(),
    qty: z.number().int(),
    subtotal: z.number(),
    gst: z.number(),
    total: z.number(),
    rppid: z.string().nullable(),
    roomId: z.string(),
    name: z.string(),
    pic: z.string().nullable(),
    date: z.string(),
    holdExpiresAt: z.string().nullable(),
    /** The cursor of the next page. */
    sequence: z.number().int(),
  })
  .meta({ id: "Booking" })

type BookingOutput = z.infer<typeof bookingOutput>

export function presentBooking(booking: Booking): BookingOutput {
  const { id, username: _, ...guest } = booking.guest
  return {
    _id: booking.id,
    reference: booking.reference,
    user: { _id: id, ...guest },
    bookingStatus: statusNames[booking.status],
    paymentMode: paymentModeNames[booking.paymentMode],
    paymentStatus: paymentStatusNames[booking.paymentStatus],
    checkIn: formatDayFirst(booking.checkIn),
    checkOut: formatDayFirst(booking.checkOut),
    ...booking.dayRoom,
    adult: adultsOf(booking.bookedRooms),
    child: childrenOf(booking.bookedRooms),
    rooms: booking.bookedRooms.map((room) => ({
      adult: room.adults,
      child: room.children,
      roomId: room.roomTypeId,
      name: room.roomName,
    })),
    price: toRupees(firstNightPrice(booking)),
    days: nightsOf(booking),
    qty: booking.rooms,
    subtotal: toRupees(booking.subtotal),
    gst: toRupees(booking.gst),
    total: toRupees(booking.total),
    rppid: booking.transactionId,
    roomId: booking.roomTypeId,
    name: booking.roomName,
    pic: booking.pictureId && pictureAddress(booking.pictureId, { width: 1200, format: "jpg" }),
    date: booking.createdAt,
    holdExpiresAt: booking.holdExpiresAt,
    sequence: booking.sequence,
  }
}

export const bookingListQuery = z.object(pageByNumber)

export const confirmationOutput = z
  .object({
    _id: z.string(),
    /** The cursor of the next page. */
    sequence: z.number().int(),
    bookingId: z.string(),
    reference: z.string(),
    bookingStatus: z.string(),
    paymentMode: z.string(),
    paymentStatus: z.string(),
    subtotal: z.number(),
    gst: z.number(),
    total: z.number(),
    rppid: z.string().nullable(),
    date: z.string(),
  })
  .meta({ id: "ConfirmedRecord" })
