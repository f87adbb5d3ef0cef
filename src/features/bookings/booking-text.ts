import { type AmountLine, type LabelledValue } from "#src/shared/amount-rows.ts"
import { formatCount } from "#src/shared/format-count.ts"
import { addDays, type CalendarDate, formatLongDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { formatDateChangeRule } from "#src/shared/date-change-rule.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { formatMoney, type Money, sum, times } from "#src/shared/money.ts"
import type { Booking } from "./booking.ts"
import { freeHoursOf } from "#src/features/pricing/cancellation-policy.ts"
import { splitGst } from "#src/features/pricing/gst.ts"
import type { Party, RoomGuests } from "#src/features/availability/party.ts"
import { nightsOf } from "#src/features/availability/stay.ts"

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const formatRoomGuests = ({ adults, children }: RoomGuests): string =>
  [formatCount(adults, "adult"), ...(children > 0 ? [formatCount(children, "child", "children")] : [])].join(
    ", ",
  )

/** The guests of each room. */
export const guestRows = (rooms: Party): LabelledValue[] =>
  rooms.map((guests, index) => ({ label: `Room ${index + 1}`, value: formatRoomGuests(guests) }))

export const stayRows = (stay: Pick<Booking, "checkIn" | "checkOut">): LabelledValue[] => [
  { label: "Arrive", value: `${formatLongDate(stay.checkIn)}, from ${formatTime(hotel.checkInTime)}` },
  { label: "Depart", value: `${formatLongDate(stay.checkOut)}, by ${formatTime(hotel.checkOutTime)}` },
]

/** 'Deluxe Room, 2 rooms for 3 nights'. */
export const formatRoomsAndNights = (booking: Booking): string =>
  `${booking.roomName}, ${formatCount(booking.rooms, "room")} for ${formatCount(nightsOf(booking), "night")}`

/** What identifies a booking in an email: its reference, dates and rooms. */
export const bookingRows = (booking: Booking): LabelledValue[] => [
  { label: "Reference", value: booking.reference },
  ...stayRows(booking),
  { label: "Rooms", value: formatRoomsAndNights(booking) },
]

type PricedNight = Booking["nights"][number]

const mostPriceRows = 8

const isNextOf = (run: readonly PricedNight[] | undefined, night: PricedNight): boolean =>
  run?.[0]?.price === night.price

function runsOfPrice(nights: readonly PricedNight[]): PricedNight[][] {
  const runs: PricedNight[][] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run && isNextOf(run, night)) run.push(night)
    else runs.push([night])
  }
  return runs
}

const totalOf = (nights: readonly PricedNight[]): Money =>
  sum(nights.map((night) => times(night.price, night.rooms)))

const perNight = (price: Money, nights: number, rooms: number): string =>
  `${formatMoney(price)} a night, ${formatCount(nights, "night")}${rooms > 1 ? `, ${rooms} rooms` : ""}`

/** Nights of one price share a line that says how many there are; many different prices share one line by price. */
export function nightPriceLines(booking: Booking): AmountLine[] {
  const runs = runsOfPrice(booking.nights)
  if (runs.length <= mostPriceRows) {
    return runs.map((run) => {
      const from = run[0]?.night ?? booking.checkIn
      const words = perNight(run[0]?.price ?? booking.total, run.length, booking.rooms)
      return {
        label: runs.length === 1 ? words : `From ${formatShortDate(from)}: ${words}`,
        amount: totalOf(run),
      }
    })
  }
  const byPrice = [...Map.groupBy(booking.nights, (night) => night.price)]
  if (byPrice.length <= mostPriceRows) {
    return byPrice.map(([price, nights]) => {
      return { label: perNight(price, nights.length, booking.rooms), amount: totalOf(nights) }
    })
  }
  const prices = byPrice.map(([price]) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)] as [Money, Money]
  const words = `${formatCount(booking.nights.length, "night")} at ${formatMoney(lowest)} to ${formatMoney(highest)}`
  return [{ label: booking.rooms > 1 ? `${words}, ${booking.rooms} rooms` : words, amount: booking.total }]
}

const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`

/** Half the tax goes to the union, half to the state; the rate is named when all nights have the same (CONST-7). */
export function taxLines(booking: Booking): AmountLine[] {
  const { cgst, sgst } = splitGst(booking.gst)
  const rates = new Set(booking.nights.map((night) => night.basisPoints))
  const rate = [...rates].map((basisPoints) => ` ${percentOf(basisPoints / 2)}`)
  const suffix = rates.size === 1 ? rate.join("") : ""
  return [
    { label: `CGST${suffix}`, amount: cgst },
    { label: `SGST${suffix}`, amount: sgst },
  ]
}

/** The moment at the hotel so many hours before check-in, in words; India has no summer time. */
export function hoursBeforeCheckIn(checkIn: CalendarDate, hours: number): string {
  const minutes = minutesOf(hotel.checkInTime) - hours * 60
  const days = Math.floor(minutes / 1440)
  const left = minutes - days * 1440
  const time = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, "0")).join(":")
  return `${formatTime(time)} on ${formatLongDate(addDays(checkIn, days))}`
}

export const refundTiming = "Refunds start in 3-5 business days and take 7-10 more to reach your account."

/** The policy that the booking was made under, with its exact cut-off (CONST-6). */
export function formatPolicy(booking: Booking): string[] {
  const { cancellationPolicy: policy, checkIn, nights } = booking
  const hours = freeHoursOf(booking)
  const late = nights.slice(0, policy.lateNights)
  const why = booking.rooms > policy.groupRooms ? ` for more than ${policy.groupRooms} rooms` : ""
  const charged = late.length === 1 ? "one night is" : `${late.length} nights are`
  return [
    `Cancel free of charge until ${hoursBeforeCheckIn(checkIn, hours)}, New Delhi time: ${hours} hours before check-in${why}.`,
    `After that ${charged} charged: ${formatMoney(totalOf(late))}. A guest who does not arrive is charged the whole stay.`,
    formatDateChangeRule(policy, hoursBeforeCheckIn(checkIn, policy.freeHours)),
    refundTiming,
  ]
}
