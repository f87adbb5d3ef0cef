import {
  type GstPeriods,
  gstSlabsOn,
  type TaxedPrice,
  taxIncludedIn,
  taxPrice,
} from "#src/features/pricing/gst.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** A night of a booked room, with the GST rate of its price. */
export type TaxedNight = {
  readonly position: number
  readonly night: CalendarDate
  readonly price: Money
  readonly basisPoints: number
}

type Taxing = { readonly gstPeriods: GstPeriods; readonly isDayRoom: boolean }

/** The nights whose GST rate is not that of the slabs of their date, with the tax of these. Prices stay. */
export function retaxNights(
  nights: readonly TaxedNight[],
  { gstPeriods, isDayRoom }: Taxing,
): (TaxedNight & TaxedPrice)[] {
  return nights.flatMap((own) => {
    const { night, price } = own
    // All nights of a day room have the rate of the one that is charged, the last one of the room.
    const last = nights.findLast(({ position }) => position === own.position) ?? own
    const rated = isDayRoom ? last : own
    const { basisPoints } = taxPrice(rated.price, gstSlabsOn(gstPeriods, rated.night))
    if (basisPoints === own.basisPoints) return []
    return [{ position: own.position, night, price, ...taxIncludedIn(price, basisPoints), basisPoints }]
  })
}
