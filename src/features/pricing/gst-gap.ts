import { fromPaise, type Money } from "#src/shared/money.ts"
import type { GstSlab } from "./gst.ts"

const priceAt = (taxable: Money, basisPoints: number): Money =>
  fromPaise(Math.floor((taxable * (10_000 + basisPoints)) / 10_000))

/** The stretches of prices that fit no slab by its own rate: above `above`, up to `upTo` (decision 004). */
export function gapsOf(slabs: readonly GstSlab[]): { above: Money; upTo: Money }[] {
  return slabs.flatMap(({ upToTaxable, basisPoints }, index) => {
    const next = slabs[index + 1]
    if (upToTaxable === null || !next) return []
    return [{ above: priceAt(upToTaxable, basisPoints), upTo: priceAt(upToTaxable, next.basisPoints) }]
  })
}
