import { formatGstRate, type GstSlab } from "#src/features/pricing/gst.ts"
import { formatMoney } from "#src/shared/money.ts"

/** '5% up to ₹7,500, 18% above': the limits are prices of a room and night before GST. */
export const formatGstSlabs = (slabs: readonly GstSlab[]): string =>
  slabs
    .map(({ upToTaxable, basisPoints }) => {
      if (upToTaxable !== null) return `${formatGstRate(basisPoints)} up to ${formatMoney(upToTaxable)}`
      return slabs.length === 1 ? formatGstRate(basisPoints) : `${formatGstRate(basisPoints)} above`
    })
    .join(", ")
