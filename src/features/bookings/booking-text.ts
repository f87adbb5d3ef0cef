import { type AmountLine, type LabelledValue } from "#src/shared/amount-rows.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { formatLongDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatHotelDate, formatHotelTime, formatTime } from "#src/shared/hotel-moment.ts"
import { formatMoney, type Money, sum, times } from "#src/shared/money.ts"
import { startOfStay, type StayTimes } from "#src/features/day-rooms/day-room.ts"
import { dayRoomMoments, formatHours } from "#src/features/day-rooms/day-room-text.ts"
import { type Booking, isMixed, groupRoomsByType } from "./booking.ts"
import { formatGstRate, splitGst } from "#src/features/pricing/gst.ts"
import type { RoomGuests } from "#src/features/availability/party.ts"
import type { NamedRoom } from "#src/features/availability/types-of-stay.ts"
import { nightsOf, type Stay } from "#src/features/availability/stay.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"

const formatRoomGuests = ({ adults, children }: RoomGuests): string =>
  [formatCount(adults, "adult"), ...(children > 0 ? [formatCount(children, "child", "children")] : [])].join(
    ", ",
  )

/** The guests of a room, or of each room; with its type when the booking has several. */
export function guestRows(rooms: readonly NamedRoom[]): LabelledValue[] {
  const hasNames = new Set(rooms.map(({ roomName }) => roomName)).size > 1
  return rooms.map(({ roomName, ...guests }, index) => ({
    label: rooms.length === 1 ? "Guests" : `Room ${index + 1}`,
    value: hasNames ? `${roomName}, ${formatRoomGuests(guests)}` : formatRoomGuests(guests),
  }))
}

export function stayRows({ checkIn, checkOut, dayRoom }: Stay): LabelledValue[] {
  const { arrive, depart } = dayRoom
    ? dayRoomMoments(dayRoom)
    : {
        arrive: `${formatLongDate(checkIn)}, from ${formatTime(hotel.checkInTime)}`,
        depart: `${formatLongDate(checkOut)}, by ${formatTime(hotel.checkOutTime)}`,
      }
  return [
    { label: "Arrive", value: arrive },
    { label: "Depart", value: depart },
  ]
}

/** '3 nights'; 'Day room, 6 hours'. */
export const formatLength = (stay: Stay): string =>
  stay.dayRoom ? `Day room, ${formatHours(stay.dayRoom)}` : formatCount(nightsOf(stay), "night")

/** 'Deluxe Room, 2 rooms for 3 nights', 'Deluxe Room, 1 room for 6 hours', '1 × Classic Room, 1 × Deluxe Room for 3 nights'. */
export function formatRoomsAndNights(booking: Booking): string {
  const rooms = isMixed(booking) ? "" : `, ${formatCount(booking.rooms, "room")}`
  return `${booking.roomName}${rooms} for ${booking.dayRoom ? formatHours(booking.dayRoom) : formatCount(nightsOf(booking), "night")}`
}

/** The reference, dates and rooms of a booking. */
export const bookingRows = (booking: Booking): LabelledValue[] => [
  { label: "Reference", value: booking.reference },
  ...stayRows(booking),
  { label: "Rooms", value: formatRoomsAndNights(booking) },
]

type ConfirmedPayment = Pick<Booking, "paymentMode" | "total" | "paid" | "owed">

/** The paid amount of a confirmed stay, and its balance. */
export function formatConfirmedPayment(booking: ConfirmedPayment): string {
  const [total, paid, owed] = [booking.total, booking.paid, booking.owed].map(formatMoney)
  if (booking.owed <= 0) return `${total} is paid. Nothing more is due for the stay.`
  if (booking.paid > 0) return `${paid} is paid, with our thanks. ${owed} is to be paid at the hotel.`
  return booking.paymentMode === "online"
    ? `${owed} is still to be paid.`
    : `${owed} is to be paid at the hotel. Nothing is due until you are here.`
}

/** The term of the total of a confirmed stay; a part may be paid. */
export function formatTotalTerm({ owed, paid }: ConfirmedPayment): string {
  if (owed <= 0) return "Total, paid"
  return paid > 0 ? "Total" : "Total, to pay"
}

type PricedNight = Booking["nights"][number]

const maxPriceRows = 8

/** Groups consecutive nights of one price. */
function groupByRunOfPrice(nights: readonly PricedNight[]): PricedNight[][] {
  const runs: PricedNight[][] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run?.[0]?.price === night.price) run.push(night)
    else runs.push([night])
  }
  return runs
}

const sumNights = (nights: readonly PricedNight[]): Money =>
  sum(nights.map((night) => times(night.price, night.rooms)))

const formatNightPrice = (price: Money, nights: number, rooms: number): string =>
  `${formatMoney(price)} a night, ${formatCount(nights, "night")}${rooms > 1 ? `, ${rooms} rooms` : ""}`

/**
 * One line for each run of nights at one price; if there are too many runs, one line for each price, or one in total. One
 * line for each room type when the rooms of a night have several prices.
 */
export function nightPriceLines(booking: Booking): AmountLine[] {
  if (booking.dayRoom || booking.nights.length > nightsOf(booking)) return typePriceLines(booking)
  const runs = groupByRunOfPrice(booking.nights)
  if (runs.length <= maxPriceRows) {
    return runs.map((run) => {
      const from = run[0]?.night ?? booking.checkIn
      const text = formatNightPrice(run[0]?.price ?? booking.total, run.length, booking.rooms)
      return {
        label: runs.length === 1 ? text : `From ${formatShortDate(from)}: ${text}`,
        amount: sumNights(run),
      }
    })
  }
  const byPrice = [...Map.groupBy(booking.nights, (night) => night.price)]
  if (byPrice.length <= maxPriceRows) {
    return byPrice.map(([price, nights]) => {
      return { label: formatNightPrice(price, nights.length, booking.rooms), amount: sumNights(nights) }
    })
  }
  const prices = byPrice.map(([price]) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)] as [Money, Money]
  const text = `${formatCount(booking.nights.length, "night")} at ${formatMoney(lowest)} to ${formatMoney(highest)}`
  return [{ label: booking.rooms > 1 ? `${text}, ${booking.rooms} rooms` : text, amount: booking.total }]
}

/** One line for each room type. */
const typePriceLines = (booking: Booking): AmountLine[] =>
  groupRoomsByType(booking).map(({ roomTypeId, roomName, rooms }) => ({
    label: `${rooms} × ${roomName}, ${booking.dayRoom ? formatHours(booking.dayRoom) : formatCount(nightsOf(booking), "night")}`,
    amount: sumNights(booking.nights.filter((night) => night.roomTypeId === roomTypeId)),
  }))

/** CGST and SGST are half of the tax each; the lines name the rate when all nights have the same (CONST-7). */
export function taxLines(booking: Booking): AmountLine[] {
  const { cgst, sgst } = splitGst(booking.gst)
  const rates = new Set(booking.nights.map((night) => night.basisPoints))
  const rate = [...rates].map((basisPoints) => ` ${formatGstRate(basisPoints / 2)}`)
  const suffix = rates.size === 1 ? rate.join("") : ""
  return [
    { label: `CGST${suffix}`, amount: cgst },
    { label: `SGST${suffix}`, amount: sgst },
  ]
}

/** The local time that is `hours` before check-in; India has no daylight saving time. */
export function formatHoursBeforeCheckIn(stay: StayTimes, hours: number): string {
  const instant = new Date(startOfStay(stay).getTime() - hours * millisecondsPerHour).toISOString()
  return `${formatHotelTime(instant)} on ${formatHotelDate(instant)}`
}

/** Why a refund is not sent yet (decision 114). */
export const waitingRefundText =
  "Your bank is looking into a dispute of the payment. We send the refund as soon as the bank has decided, unless the bank has returned the money to you itself. There is nothing that you need to do."

export const refundTiming = "Refunds start in 3-5 business days and take 7-10 more to arrive."
