import { type CalendarDate, calendarDateOf } from "#src/shared/calendar-date.ts"
import { divideRoundingHalfUp, fromPaise, type Money, subtract } from "#src/shared/money.ts"

/** The tax rate of a room-night whose taxable value is at most `upToTaxable`; null means without limit. */
export type GstSlab = { readonly upToTaxable: Money | null; readonly basisPoints: number }

export type TaxedPrice = {
  readonly price: Money
  readonly taxable: Money
  readonly gst: Money
  readonly basisPoints: number
}

/** Room tariffs since 22 September 2025: 5 % up to Rs 7,500 a room and night, 18 % above (56th GST Council). */
export const gstSlabsOf2025: readonly GstSlab[] = [
  { upToTaxable: fromPaise(750_000), basisPoints: 500 },
  { upToTaxable: null, basisPoints: 1800 },
]

/** The slabs of the nights from a date on. */
export type GstPeriod = { readonly from: CalendarDate; readonly slabs: readonly GstSlab[] }

/** The slabs by the date of a night, in the order of their dates. A night before the first period has its slabs. */
export type GstPeriods = readonly [GstPeriod, ...GstPeriod[]]

export const defaultGstPeriods: GstPeriods = [{ from: calendarDateOf("2025-09-22"), slabs: gstSlabsOf2025 }]

/** The slabs of a night. A stay is taxed by the law of its nights, whenever it was paid (CGST Act, section 14(b)). */
export const gstSlabsOn = (periods: GstPeriods, night: CalendarDate): readonly GstSlab[] =>
  (periods.findLast(({ from }) => from <= night) ?? periods[0]).slabs

/** '18%'. */
export const formatGstRate = (basisPoints: number): string => `${basisPoints / 100}%`

const taxableAt = (price: Money, basisPoints: number): Money =>
  fromPaise(divideRoundingHalfUp(price * 10_000, 10_000 + basisPoints))

/**
 * The tax slab of a price that includes GST: the first slab whose limit its taxable value does not exceed.
 * A price in the gap (7,875 to 8,850 rupees) fits no slab by its own rate; it takes the higher one (decision 004).
 */
function chooseGstSlab(price: Money, slabs: readonly GstSlab[]): GstSlab {
  const slab = slabs.find(
    ({ upToTaxable, basisPoints }) => upToTaxable === null || taxableAt(price, basisPoints) <= upToTaxable,
  )
  if (!slab) throw new RangeError("the last GST slab must be without limit")
  return slab
}

/** Splits an amount that includes GST at a known rate. */
export function taxIncludedIn(amount: Money, basisPoints: number): { taxable: Money; gst: Money } {
  const taxable = taxableAt(amount, basisPoints)
  return { taxable, gst: subtract(amount, taxable) }
}

/** Splits a price that includes GST into its taxable value and its tax, by its slab. */
export function taxPrice(price: Money, slabs: readonly GstSlab[]): TaxedPrice {
  const { basisPoints } = chooseGstSlab(price, slabs)
  return { price, ...taxIncludedIn(price, basisPoints), basisPoints }
}

/** More than `above`, at most `upTo`. */
type GstGap = { readonly above: Money; readonly upTo: Money }

const priceAt = (taxable: Money, basisPoints: number): Money =>
  fromPaise(Math.floor((taxable * (10_000 + basisPoints)) / 10_000))

/** The prices that fit no slab by its own rate (decision 004). */
export function listGstGaps(slabs: readonly GstSlab[]): GstGap[] {
  return slabs.flatMap(({ upToTaxable, basisPoints }, index) => {
    const next = slabs[index + 1]
    if (upToTaxable === null || !next) return []
    return [{ above: priceAt(upToTaxable, basisPoints), upTo: priceAt(upToTaxable, next.basisPoints) }]
  })
}

export const isInGstGap = (price: Money, slabs: readonly GstSlab[]): boolean =>
  listGstGaps(slabs).some(({ above, upTo }) => price > above && price <= upTo)

/** CGST is half the tax, rounded down, and SGST is the rest, so that their sum is exact. */
export function splitGst(gst: Money): { cgst: Money; sgst: Money } {
  const cgst = fromPaise(Math.floor(gst / 2))
  return { cgst, sgst: subtract(gst, cgst) }
}
