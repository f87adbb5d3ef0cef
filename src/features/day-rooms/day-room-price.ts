import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { divideRoundingHalfUp, fromPaise, fromRupees, type Money, zero } from "#src/shared/money.ts"
import type { DayRoom } from "./day-room.ts"

/** The price of a day room, in percent of a night. */
const dayRoomPercent: Readonly<Record<DayRoom["hours"], number>> = { 6: 50, 9: 65, 12: 80 }

type Rate = { readonly night: CalendarDate; readonly price: Money }

/** The share of a night's price, in whole rupees like every rate (CONST-1). */
export const priceOfDayRoom = (nightPrice: Money, hours: DayRoom["hours"]): Money =>
  fromRupees(divideRoundingHalfUp(nightPrice * dayRoomPercent[hours], 10_000))

/**
 * The rates of the nights that a day room takes. Its whole price, a share of the more expensive night, is on the last
 * night and the night before costs nothing, because a day room is one supply for GST (decision 092).
 */
export function ratesOfDayRoom(rates: readonly Rate[], { hours }: DayRoom): Rate[] {
  const dearest = fromPaise(Math.max(...rates.map(({ price }) => price)))
  return rates.map(({ night }, index) => ({
    night,
    price: index === rates.length - 1 ? priceOfDayRoom(dearest, hours) : zero,
  }))
}
