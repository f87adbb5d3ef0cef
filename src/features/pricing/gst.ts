import { divideRoundingHalfUp, fromPaise, type Money, subtract } from "#src/shared/money.ts"

/** A rate of tax for room-nights whose value before tax is at most `upToTaxable`; null means without limit. */
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

const taxableAt = (price: Money, basisPoints: number): Money =>
  fromPaise(divideRoundingHalfUp(price * 10_000, 10_000 + basisPoints))

/**
 * Splits a price that includes GST into its value and its tax: the first slab whose limit the value keeps to.
 * A price in the gap (7,875 to 8,850 rupees) fits no slab by its own rate; it takes the higher (decision 004).
 */
export function taxPrice(price: Money, slabs: readonly GstSlab[]): TaxedPrice {
  for (const slab of slabs) {
    const taxable = taxableAt(price, slab.basisPoints)
    if (slab.upToTaxable === null || taxable <= slab.upToTaxable) {
      return { price, taxable, gst: subtract(price, taxable), basisPoints: slab.basisPoints }
    }
  }
  throw new RangeError("the last GST slab must be without limit")
}

/** CGST is the floor of half, SGST the rest, so that the two always make the whole. */
export function splitGst(gst: Money): { cgst: Money; sgst: Money } {
  const cgst = fromPaise(Math.floor(gst / 2))
  return { cgst, sgst: subtract(gst, cgst) }
}
