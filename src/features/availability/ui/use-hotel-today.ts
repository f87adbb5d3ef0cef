import { useSyncExternalStore } from "react"
import { type CalendarDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { atHotel } from "#src/shared/hotel-moment.ts"

const subscribe = () => () => undefined

/**
 * Today at the hotel by the browser's clock, for the limits of date fields on cached pages; null until hydration.
 * The server validates by its own clock.
 */
export const useHotelToday = (): CalendarDate | null =>
  useSyncExternalStore(
    subscribe,
    () => parseIsoDate(atHotel(new Date().toISOString()).slice(0, 10)),
    () => null,
  )
