import { type CancellationPolicy, cancellationPolicyOf2025 } from "./cancellation-policy.ts"
import { type GstSlab, gstSlabsOf2025 } from "./gst.ts"

/** Settings of the hotel; each booking stores the values of the day it was placed. */
export type BookingSettings = {
  readonly gstSlabs: readonly GstSlab[]
  readonly holdMinutes: number
  readonly cancellationPolicy: CancellationPolicy
}

export const defaultBookingSettings: BookingSettings = {
  gstSlabs: gstSlabsOf2025,
  holdMinutes: 15,
  cancellationPolicy: cancellationPolicyOf2025,
}
