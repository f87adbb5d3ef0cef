import { useSyncExternalStore } from "react"
import { type CalendarDate, parseIsoDate } from "#src/shared/calendar-date.ts"
import { atHotel } from "#src/shared/hotel-moment.ts"

const never = () => () => undefined

/**
 * Today at the hotel by the browser's clock, for the limits of date fields on pages that are the same for everybody;
 * null until the page is alive. The server decides by its own clock.
 */
export const useHotelToday = (): CalendarDate | null =>
  useSyncExternalStore(
    never,
    () => parseIsoDate(atHotel(new Date().toISOString()).slice(0, 10)),
    () => null,
  )
